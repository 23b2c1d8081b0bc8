const underWay = new Map<string, Promise<void>>();

/** Fetches and runs a script of another origin, once. Rejects when it cannot be had; it is then fetched anew when asked again. */
export function loadScript(address: string): Promise<void> {
  const known = underWay.get(address);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      underWay.delete(address);
      reject(new Error(`${address} couldn’t be loaded`));
    });
    document.head.append(script);
  });
  underWay.set(address, loading);
  return loading;
}
