/** A small generator (mulberry32): the same seed number gives the same world on every machine. */
export class Dice {
  #state: number;

  constructor(seedNumber: number) {
    this.#state = seedNumber;
  }

  /** From 0 up to, but not including, 1. */
  roll(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.roll() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.roll() < probability;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.roll() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  }

  /** A shuffled copy. */
  shuffled<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, order: this.roll() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ item }) => item);
  }
}
