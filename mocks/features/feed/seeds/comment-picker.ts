import type { Row } from '../../../engine/db/database';
import type { CommentText } from './comment-texts';
import type { Dice } from '../../../engine/seeds/random';

/** Chooses comments: never the same text twice under a post, and each text about as often over the feed. */
export class CommentPicker {
  readonly #dice: Dice;
  readonly #uses = new Map<CommentText, number>();
  readonly #usedTexts = new Map<number, Set<CommentText>>();

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  /** Returns a fitting text that the post doesn't have yet; undefined when it has them all. */
  next(post: Readonly<Row<'post'>>, texts: readonly CommentText[]): string | undefined {
    const used = this.#usedTexts.get(post.id) ?? new Set();
    this.#usedTexts.set(post.id, used);
    const fitting = texts.filter(
      (text) => !used.has(text) && (typeof text === 'string' || text[0].test(post.content)),
    );
    if (fitting.length === 0) return undefined;
    const least = Math.min(...fitting.map((text) => this.#usesOf(text)));
    const text = this.#dice.pick(fitting.filter((each) => this.#usesOf(each) === least));
    used.add(text);
    this.#uses.set(text, least + 1);
    return typeof text === 'string' ? text : text[1];
  }

  #usesOf(text: CommentText): number {
    return this.#uses.get(text) ?? 0;
  }
}
