// What a provider's signed statement says. Nothing is verified here: it is the mock server's stand-in for a provider.
export interface Identity {
  email: string;
  fullName: string;
}

/**
 * Reads `mock:{e-mail}` and `mock:{e-mail}:{full name}`, and the payload of a JSON Web Token with `email` and `name`.
 * Undefined for everything else.
 */
export function identityIn(token: string): Identity | undefined {
  const [kind, email = '', fullName = ''] = token.split(':');
  if (kind === 'mock') return identity(email, fullName);
  const payload = payloadOf(token);
  return payload && identity(textIn(payload['email']), textIn(payload['name']));
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

function identity(email: string, fullName: string): Identity | undefined {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 254) return undefined;
  return { email: email.toLowerCase(), fullName: fullName.trim().slice(0, 80) };
}

function payloadOf(token: string): Readonly<Record<string, unknown>> | undefined {
  const part = token.split('.')[1];
  if (part === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    // Every object that was JSON has string keys.
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
