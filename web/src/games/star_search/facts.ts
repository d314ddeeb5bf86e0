// The printed facts that the board draws, as the data pack names them.

export interface PrintedFace {
  black?: number;
  hollow?: number;
  planet?: 'blue' | 'red';
}

export interface Facts {
  face: PrintedFace[];
}
