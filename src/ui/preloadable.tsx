import { use, type ComponentType } from 'react';

let turn = 0;

/** From now on code that could not be fetched is asked for once more where it is drawn. */
export function askForMissingCode(): void {
  turn += 1;
}

/**
 * A component in a chunk of its own. Once it has come, by `preload` or by its first render, it renders like any other; before that
 * it suspends. A failure stays one until `askForMissingCode`, so that an error page can be shown meanwhile.
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  let attempt: { promise: Promise<ComponentType<Props>>; turn: number; isFailed: boolean } | undefined;
  const start = () => {
    const made = { promise: load(), turn, isFailed: false };
    made.promise.then(
      (part) => {
        loaded = part;
      },
      () => {
        made.isFailed = true;
      },
    );
    attempt = made;
    return made;
  };
  function Preloadable(props: Props) {
    const current = attempt && !(attempt.isFailed && attempt.turn !== turn) ? attempt : undefined;
    const Part = loaded ?? use((current ?? start()).promise);
    // oxlint-disable-next-line react/static-components -- its chunk brings it once
    return <Part {...props} />;
  }
  const preload = async () => {
    await start().promise;
  };
  return Object.assign(Preloadable, { preload });
}
