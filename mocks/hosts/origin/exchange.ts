/** The time in which the world is exchanged: whoever asks meanwhile is answered in the one that comes, never as nobody. */
export class Exchange {
  #running: Promise<unknown> | undefined;
  #count = 0;

  /** How many have begun; an answer during which it changed may be of no world at all. */
  get count(): number {
    return this.#count;
  }

  /** Resolves when none is under way, at once if so. */
  async over(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async during<T>(act: () => Promise<T>): Promise<T> {
    this.#count += 1;
    const work = act();
    const running = work
      .catch(() => {})
      .then(() => {
        if (this.#running === running) this.#running = undefined;
      });
    this.#running = running;
    return work;
  }
}
