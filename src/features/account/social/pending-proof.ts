// Who signed in by a provider and is to register: handed from the sign-in page to the registration page in the page's
// memory alone. The address and the browser's storage never hold it; after a reload the provider is asked again.
import type { Schemas } from '@/api/contract';

type Proof = Schemas['RegistrationNeeded'];

let pending: Proof | null = null;

export function keepProof(proof: Proof): void {
  pending = proof;
}

/** The proof; it stays until the registration is done, for React may ask twice. */
export const pendingProof = (): Proof | null => pending;

export function forgetProof(): void {
  pending = null;
}
