import { lazy, type ComponentType } from 'react';

/**
 * A component in a chunk of its own. Once `preload` is done it renders like any other; before that it suspends. Preload it
 * before its first render: afterwards the two are different components to React.
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const Later = lazy(async () => ({ default: await load() }));
  function Preloadable(props: Props) {
    const Part = loaded ?? Later;
    return <Part {...props} />;
  }
  const preload = async () => {
    loaded = await load();
  };
  return Object.assign(Preloadable, { preload });
}
