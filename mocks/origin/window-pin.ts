// Whose window this is, kept with the window: a reload finds it, a new window does not. (A window that this one opens,
// or a duplicated tab, begins with a copy.)
import type { Pin } from './protocol';

const key = 'tiebeam-mock-server-person';
const parameter = 'as';

/** What the address asks for, `?as={username}` or `?as=` for nobody in particular; otherwise what was kept. */
export function openingPin(): Pin | null {
  const address = new URL(location.href);
  const as = address.searchParams.get(parameter);
  if (as === null) return keptPin();
  address.searchParams.delete(parameter);
  history.replaceState(history.state, '', address);
  const pin = as === '' ? null : { as, token: null };
  keepPin(pin);
  return pin;
}

export function keepPin(pin: Pin | null): void {
  try {
    if (pin === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(pin));
  } catch {
    // Storage is blocked: the window is that person's until it is reloaded.
  }
}

function keptPin(): Pin | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('as' in kept) || !('token' in kept)) return null;
    const { as, token } = kept;
    return { as: typeof as === 'string' ? as : null, token: typeof token === 'string' ? token : null };
  } catch {
    return null;
  }
}
