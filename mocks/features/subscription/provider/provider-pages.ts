// The payment provider's pages. They stand for another company's site: no session, no contract, HTML and forms.
import { http, type HttpHandler } from 'msw';
import type { World } from '../../../engine/world/world';
import { billingPattern } from './billing-address';
import { actInCheckout, showCheckout } from './checkout-page';
import { actInPortal, showPortal } from './portal-page';
import { sendReceipt } from './receipt-file';

/** One parameter of these addresses has that name, and once. */
const idOf = ({ id }: { id?: string | readonly string[] }) => String(id);
const backOf = ({ url }: Request) => new URL(url).searchParams.get('back');
const formOf = async (request: Request) => new URLSearchParams(await request.text());

/** A change is stored before its page is shown: the way back finds it. */
async function stored(world: World, page: Response): Promise<Response> {
  await world.stored();
  return page;
}

export const providerPages = (world: World): HttpHandler[] => [
  http.get(billingPattern('checkout'), ({ params }) => showCheckout(world, idOf(params))),
  http.post(billingPattern('checkout'), async ({ params, request }) =>
    stored(world, actInCheckout(world, idOf(params), await formOf(request))),
  ),
  http.get(billingPattern('portal'), ({ params, request }) =>
    showPortal(world, idOf(params), backOf(request)),
  ),
  http.post(billingPattern('portal'), async ({ params, request }) =>
    stored(world, actInPortal(world, idOf(params), backOf(request), await formOf(request))),
  ),
  http.get(billingPattern('receipt'), ({ params }) => sendReceipt(world, idOf(params))),
];
