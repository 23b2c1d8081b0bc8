/** Where the mock server plays the payment provider's pages. */
const billingPath = '/mock-providers/billing';

/** Every call to the payment provider's pages, and the pages themselves. */
export const belowBilling = new RegExp(`^\\w+://[^/]+${billingPath}/`);

type BillingPage = 'checkout' | 'portal' | 'receipt';

/** The pattern of a page's addresses, with `:id` for what it is about. */
export const billingPattern = (page: BillingPage) => `*${billingPath}/${page}/:id`;

/** A page of the payment provider: on the server's own origin, which need not be that of the site. */
export const billingAddress = (request: Request, page: BillingPage, id: string) =>
  `${new URL(request.url).origin}${billingPath}/${page}/${encodeURIComponent(id)}`;
