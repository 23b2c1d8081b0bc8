/** Opens a page of the payment provider. Whatever is no web address is not opened. */
export function goToProvider(url: string | undefined): boolean {
  if (url === undefined || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) return false;
  location.assign(url);
  return true;
}
