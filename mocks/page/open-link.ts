import type { RemoteMockServer } from '../remote-control';
import { readSituation } from '../scenarios/link';
import { situationParameters, takeOutOfAddress } from '../scenarios/parameters';

/**
 * Brings about the situation that the page's address asks for, and takes it out of the address: the application never
 * sees it, and a reload goes on where the visitor is instead of starting over.
 * @param onSession told whether somebody is signed in now
 * @returns one sentence for each part of the address that could not be meant
 */
export async function openLink(
  server: RemoteMockServer,
  onSession: (isSignedIn: boolean) => void,
): Promise<string[]> {
  const { situation, problems } = readSituation(new URLSearchParams(location.search));
  if (situation === null) return problems;
  try {
    await server.apply(situation);
    onSession(situation.as !== null);
  } catch (problem) {
    problems.push(problem instanceof Error ? problem.message : String(problem));
  }
  takeOutOfAddress(situationParameters);
  return problems;
}
