// The register of energy performance certificates: the one place that knows homes by their address.
import type { Schemas } from '@/api/contract';
import { ApiError, hasStatus } from '@/api/errors';
import { readOnce } from '@/api/queries';

export const noPostcode = 'Enter a full UK postcode, such as M14 6PQ';

/**
 * The certificate of an address.
 * @throws at the field that is to blame, `address` or `postcode`: for an address without a certificate, and for what is no postcode
 */
export async function certificateOf(postcode: string, address: string): Promise<Schemas['EpcDetails']> {
  try {
    return await readOnce('/property-listings/epc-details', { query: { postcode, address } });
  } catch (error) {
    const fault = hasStatus(error, 404)
      ? { address: ['No EPC on the register for this address'] }
      : hasStatus(error, 400)
        ? { postcode: [noPostcode] }
        : null;
    throw fault === null ? error : new ApiError(422, { errors: fault });
  }
}
