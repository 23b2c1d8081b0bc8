import { preloadable } from '@/ui/lazy/preloadable';

/** The shell, in the chunk of the signed-in home: a stranger's first page does without it. */
export const MemberShell = preloadable(async () => (await import('../-home/member.first')).Shell);

/** Header and footer for everybody else, in the chunk of the landing page. */
export const VisitorFrame = preloadable(async () => (await import('../-home/visitor.first')).PublicFrame);
