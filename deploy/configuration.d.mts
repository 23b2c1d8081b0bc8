export interface Configuration {
  apiPrefix: string;
  socketUrl: string;
  portfolioUrl: string;
}
export const configurationKeys: string[];
export function validConfiguration(given: unknown): Configuration;
export function readConfiguration(html: string): Configuration;
export function writeConfiguration(html: string, configuration: Configuration): string;
