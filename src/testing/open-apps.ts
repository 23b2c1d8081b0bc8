const open = new Set<AbortController>();

/** The signal of an application that a test opens; `closeApps` ends it. */
export function noteApp(): AbortSignal {
  const app = new AbortController();
  open.add(app);
  return app.signal;
}

/** Ends every application that a test opened: it hears nothing any more. */
export function closeApps(): void {
  for (const app of open) app.abort();
  open.clear();
}
