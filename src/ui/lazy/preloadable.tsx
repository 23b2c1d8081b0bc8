import { lazy, useState, type ComponentType } from 'react';

let turn = 0;

/** From now on code that could not be fetched is asked for once more where it is drawn. */
export function askForMissingCode(): void {
  turn += 1;
}

interface Attempt<Props> {
  Later: ComponentType<Props>;
  turn: number;
  isFailed: boolean;
}

/**
 * A component in a chunk of its own. Once it has come, by `preload` or by its first render, it renders like any other; before that
 * it suspends. A failure stays one until `askForMissingCode`, so that an error page can be shown meanwhile.
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  let attempt: Attempt<Props> | undefined;
  const fetchOnce = async () => {
    loaded ??= await load();
    return loaded;
  };
  const begin = (): Attempt<Props> => {
    const made: Attempt<Props> = {
      turn,
      isFailed: false,
      Later: lazy(async () => {
        try {
          return { default: await fetchOnce() };
        } catch (error) {
          made.isFailed = true;
          throw error;
        }
      }),
    };
    return made;
  };
  const later = () => {
    if (!attempt || (attempt.isFailed && attempt.turn !== turn)) attempt = begin();
    return attempt.Later;
  };
  function Preloadable(props: Props) {
    // Chosen once: to React the component and what waits for it are two.
    const [Part] = useState(() => loaded ?? later());
    return <Part {...props} />;
  }
  const preload = async () => {
    await fetchOnce();
  };
  return Object.assign(Preloadable, { preload });
}
