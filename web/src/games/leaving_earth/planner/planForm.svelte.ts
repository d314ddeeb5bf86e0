// The state of the planner form, and the request made of it.
import type { Possible } from '../view';

export const EXPANSIONS = ['mercury', 'outer_planets', 'stations'] as const;
export const GOALS = ['cheapest', 'fastest', 'lightest', 'surest'] as const;
export const CHANCES = [0, 50, 60, 70, 80, 90, 95];
export const STANDINGS = ['unknown', 'have', 'tested', 'no'] as const; // of an advancement
export type Standing = (typeof STANDINGS)[number];

/** An optional number. */
export type Maybe = number | null | undefined;

export class PlanForm {
  options = $state<Record<string, boolean>>(Object.fromEntries(EXPANSIONS.map((name) => [name, false])));
  mission = $state('');
  goal = $state<(typeof GOALS)[number]>('cheapest');
  fromYear = $state<Maybe>();
  by = $state<Maybe>();
  yearly = $state<Maybe>();
  budget = $state<Maybe>();
  crew = $state<Maybe>();
  sure = $state(0); // a chance in per cent, 0 for no tests
  standing = $state<Record<string, Standing>>({});

  /** Apply the possible values, which depend on the expansions: values that are no longer possible are dropped. */
  fit({ missions, advancements, first_year, last_year, yearly }: Possible): void {
    if (!missions.includes(this.mission)) this.mission = missions[0] ?? '';
    this.standing = Object.fromEntries(advancements.map((name) => [name, this.standing[name] ?? 'unknown']));
    this.fromYear = first_year;
    this.by = last_year;
    this.yearly = yearly;
  }

  private those(standing: Standing): string[] {
    return Object.keys(this.standing).filter((name) => this.standing[name] === standing);
  }

  request(manned: string[]): Record<string, unknown> {
    const wish: Record<string, unknown> = {
      mission: this.mission,
      goal: this.goal,
      have: this.those('have'),
      tested: this.those('tested'),
      no: this.those('no'),
    };
    if (this.sure) wish.sure = this.sure / 100;
    const numbers = { from_year: this.fromYear, by: this.by, yearly: this.yearly, budget: this.budget, crew: manned.includes(this.mission) ? this.crew : null };
    for (const [name, number] of Object.entries(numbers)) if (typeof number === 'number') wish[name] = number;
    return { about: 'wish', wish, options: { ...this.options } };
  }
}
