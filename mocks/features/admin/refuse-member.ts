import type { Call } from '../../engine/answers/operation';
import { forbidden } from '../../engine/requests/refusal';

/** Throws 403 for everybody but admins. */
export function refuseMember(call: Call): void {
  if (call.me().role !== 'admin') throw forbidden('Only admins can see this');
}
