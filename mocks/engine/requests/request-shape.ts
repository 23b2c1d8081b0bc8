// What the generated table of requests says of one operation.

/** A JSON schema, or a part of one. */
export type Json = { readonly [key: string]: unknown };

export interface RequestShape {
  /** Needs no session, or only for some of what can be asked; one is needed when left out. */
  readonly session?: 'none' | 'optional';
  readonly query?: Readonly<Record<string, { readonly schema: Json; readonly required?: true }>>;
  readonly body?: {
    readonly json?: Json;
    readonly form?: Json;
    /** Largest body in bytes; without it 1 MB of JSON, 25 MB of a form. */
    readonly maxBytes?: number;
  };
}
