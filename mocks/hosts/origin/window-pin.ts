// Whose window this is, kept with the window: a reload finds it, a new window does not. (A window that this one opens,
// or a duplicated tab, begins with a copy.)
import { isSituationAsked, nobody, takeOutOfAddress } from '../../scenarios/parameters';
import type { Pin } from './protocol';

const key = 'tiebeam-mock-server-person';
const parameter = 'as';

/**
 * What the address asks for: `?as={username}`, `?as=-` for a window that is signed out, `?as=` for the browser's own
 * member; otherwise what was kept. A whole situation says itself who is signed in, and ends a pin.
 */
export function openingPin(): Pin | null {
  const query = new URLSearchParams(location.search);
  const as = query.get(parameter);
  if (isSituationAsked(query)) {
    keepPin(null);
    return null;
  }
  if (as === null) return storedPin();
  takeOutOfAddress([parameter]);
  const pin = as === '' ? null : { as: as === nobody ? null : as, token: null };
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

function storedPin(): Pin | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('as' in kept) || !('token' in kept)) return null;
    const { as, token } = kept;
    return { as: typeof as === 'string' ? as : null, token: typeof token === 'string' ? token : null };
  } catch {
    return null;
  }
}
