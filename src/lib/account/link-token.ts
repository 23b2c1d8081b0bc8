/**
 * Whether a text can be the token of a link that we sent: up to 500 signs of an address's alphabet (as base64url, a JSON Web Token
 * or a name have them). What cannot is refused without asking the server.
 */
export function isLinkToken(text: unknown): text is string {
  return typeof text === 'string' && /^[\w.~+/=-]{1,500}$/.test(text);
}
