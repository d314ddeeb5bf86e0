// The games of this browser as the server has them: all running ones and the latest finished ones.
import * as seatKeys from '../lib/browser/seatKeys';
import * as api from '../lib/net/api';
import type { TableInfo } from '../protocol';
import { mine, sorted, type MyTable } from './myTables';

const FINISHED_SHOWN = 3;

function held(finished: boolean): seatKeys.StoredTable[] {
  return seatKeys.storedTables().filter((entry) => entry.seats.length > 0 && Boolean(entry.finished) === finished);
}

export class MyGames {
  tables = $state.raw<MyTable[] | null>(null); // null until loaded
  none = $state(true); // whether this browser has no key at all
  hidden = $state(0); // how many finished games are not shown
  private showsAll = false;
  private infos = new Map<string, TableInfo>(); // the latest response of the server

  /** Finished games no longer change, so they are requested once. */
  load = async (): Promise<void> => {
    await Promise.all(held(false).map((entry) => this.fetch(entry)));
    const most = this.showsAll ? Infinity : FINISHED_SHOWN;
    const unknown = held(true)
      .slice(0, most)
      .filter(({ table }) => !this.infos.has(table));
    await Promise.all(unknown.map((entry) => this.fetch(entry)));
    const finished = held(true);
    this.none = !held(false).length && !finished.length;
    this.hidden = Math.max(0, finished.length - most);
    const shown = [...held(false), ...finished.slice(0, most)];
    this.tables = sorted(shown.map((entry) => mine(this.infos.get(entry.table) ?? null, entry)).filter((table) => table !== null));
  };

  forget(id: string): void {
    seatKeys.forget(id);
    void this.load();
  }

  showAll(): void {
    this.showsAll = true;
    void this.load();
  }

  private async fetch(entry: seatKeys.StoredTable): Promise<void> {
    try {
      const table = await api.table(entry.table);
      this.infos.set(entry.table, table);
      seatKeys.updateStatus(table);
    } catch (error) {
      // Only a refusal of the server itself removes a table: a proxy's 404 must not cost a seat.
      if (error instanceof api.Refusal && error.status === 404 && error.code === 'no_table') seatKeys.forget(entry.table);
    }
  }
}
