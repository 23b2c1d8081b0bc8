import type { Row } from '../../../engine/db/database';
import type { CommentText } from './comment-texts';
import type { Dice } from '../../../engine/seeds/random';

/** Chooses what is said under a post: never the same twice there, and over the feed each text about as often. */
export class CommentTeller {
  readonly #dice: Dice;
  readonly #uses = new Map<CommentText, number>();
  readonly #said = new Map<number, Set<CommentText>>();

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  /** A text that suits the post and was not said there yet; undefined when all were. */
  next(post: Readonly<Row<'post'>>, texts: readonly CommentText[]): string | undefined {
    const said = this.#said.get(post.id) ?? new Set();
    this.#said.set(post.id, said);
    const fitting = texts.filter(
      (text) => !said.has(text) && (typeof text === 'string' || text[0].test(post.content)),
    );
    if (fitting.length === 0) return undefined;
    const least = Math.min(...fitting.map((text) => this.#usesOf(text)));
    const text = this.#dice.pick(fitting.filter((each) => this.#usesOf(each) === least));
    said.add(text);
    this.#uses.set(text, least + 1);
    return typeof text === 'string' ? text : text[1];
  }

  #usesOf(text: CommentText): number {
    return this.#uses.get(text) ?? 0;
  }
}
