import { preloadable } from '@/ui/lazy/preloadable';

/** The shell, in the chunk of the signed-in home: a stranger's first page does without it. */
export const MemberShell = preloadable(async () => (await import('../-home/member.first')).Shell);
