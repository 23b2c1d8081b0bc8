// For the model test of the evaluation's editor: one record that is saved by its version, behind a network that obeys nobody.
import type { Schemas } from '@/api/contract';
import { ApiError, NetworkError } from '@/api/errors';
import type { SaveTarget } from '@/features/evaluations/model/save-target';
import { leafPaths, valueAt, withValue } from '@/features/evaluations/model/paths';
import { evaluation } from './fixtures/evaluation-fixture';

type Evaluation = Schemas['Evaluation'];

/** What was written to a field of the record, and what stood there before. */
export interface Write {
  by: 'me' | 'other';
  path: string;
  value: unknown;
  before: unknown;
  version: number;
}

/** A request on its way: not yet at the server, or answered and on its way back. */
interface Call {
  serve: () => Evaluation;
  answer: { value: Evaluation } | { error: Error } | undefined;
  resolve: (value: Evaluation) => void;
  reject: (error: Error) => void;
}

const latencyMs = 300;

export class SimulatedEvaluation {
  record = evaluation();
  readonly writes: Write[] = [];
  calls: Call[] = [];
  /** Every call is served and answered by itself from now on. */
  isHealthy = false;

  readonly target: SaveTarget = {
    save: (body) => this.#call(() => this.#taken(body)),
    load: () => this.#call(() => this.record),
    isOnline: () => true,
    onOnline: () => () => {},
  };

  #call(serve: () => Evaluation): Promise<Evaluation> {
    return new Promise((resolve, reject) => {
      const call: Call = { serve, answer: undefined, resolve, reject };
      this.calls.push(call);
      if (this.isHealthy) setTimeout(() => this.answer(call), latencyMs);
    });
  }

  #taken({ version, evidence: _evidence, ...changes }: Schemas['EvaluationUpdate']): Evaluation {
    if (version !== this.record.version) throw new ApiError(409, {});
    for (const path of leafPaths(changes)) this.#write('me', path, valueAt(changes, path));
    this.record = { ...this.record, version: version + 1 };
    return this.record;
  }

  #write(by: Write['by'], path: string, value: unknown): void {
    const version = this.record.version + 1;
    this.writes.push({ by, path, value, before: valueAt(this.record, path), version });
    this.record = withValue(this.record, path, value);
  }

  /** Another person saves a field. */
  otherSaves(path: string, value: unknown): void {
    this.#write('other', path, value);
    this.record = { ...this.record, version: this.record.version + 1 };
  }

  /** The call reaches the server; its answer is on its way. */
  serve(call: Call): void {
    if (call.answer) return;
    try {
      call.answer = { value: call.serve() };
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      call.answer = { error };
    }
  }

  answer(call: Call): void {
    this.serve(call);
    this.#end(call);
    if (!call.answer) return;
    if ('value' in call.answer) call.resolve(call.answer.value);
    else call.reject(call.answer.error);
  }

  /** No answer, or one that says nothing of what became of it: whether the server had it or not. */
  lose(call: Call, isCutOff: boolean): void {
    this.#end(call);
    call.reject(isCutOff ? new NetworkError() : new ApiError(502, {}));
  }

  /** The server says no to what is on its way. */
  refuse(error: ApiError): void {
    for (const call of this.calls) {
      this.#end(call);
      call.reject(error);
    }
  }

  #end(call: Call): void {
    this.calls = this.calls.filter((each) => each !== call);
  }

  /** The page is gone: what it asked for may reach the server, but nobody hears the answers. */
  hangUp(areServed: boolean): void {
    if (areServed) for (const call of this.calls) this.serve(call);
    this.calls = [];
  }
}
