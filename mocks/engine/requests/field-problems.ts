import { invalid } from './refusal';

/** Messages by field, gathered so that a form learns of all of them at once. */
export class FieldProblems {
  readonly #messages: Record<string, string[]> = {};

  /** Says it of the field when it is so. */
  when(isSo: boolean, field: string, message: string): this {
    if (isSo) (this.#messages[field] ??= []).push(message);
    return this;
  }

  /** Throws 422 when there are any. */
  refuse(): void {
    if (Object.keys(this.#messages).length > 0) throw invalid(this.#messages);
  }
}
