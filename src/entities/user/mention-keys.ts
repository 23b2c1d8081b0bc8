/** Whether a key was meant for the names that are offered after an @. */
export type MentionKeys = (key: string) => boolean;
