// Whose banner was made small in this visit: the tab's memory, so that a reload leaves it small and the next visit does not.
const key = 'confirmation-small';

/** Whether the banner about this address was made small. */
export function wasMadeSmall(email: string): boolean {
  try {
    return sessionStorage.getItem(key) === email;
  } catch {
    return false; // without storage it is open again after a reload
  }
}

export function rememberSmall(email: string, isSmall: boolean): void {
  try {
    if (isSmall) sessionStorage.setItem(key, email);
    else sessionStorage.removeItem(key);
  } catch {
    // kept by the component alone
  }
}
