export interface Configuration {
  apiPrefix: string;
  socketUrl: string;
  portfolioUrl: string;
  siteUrl: string;
  googleClientId: string;
  facebookAppId: string;
  appleClientId: string;
  googleScriptUrl: string;
  facebookScriptUrl: string;
  appleScriptUrl: string;
  reviewsScriptUrl: string;
  analyticsScriptUrl: string;
  tagManagerScriptUrl: string;
  thirdPartyOrigins: string;
}
export const configurationKeys: string[];
export function validConfiguration(given: unknown): Configuration;
export function readConfiguration(html: string): Configuration;
export function writeConfiguration(html: string, configuration: Configuration): string;
