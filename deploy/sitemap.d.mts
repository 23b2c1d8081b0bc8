export function sitemap(html: string): string | null;
export function robots(html: string): string;
