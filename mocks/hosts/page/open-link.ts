import type { RemoteMockServer } from '../remote-control';
import { readSituation } from '../../scenarios/link';
import { situationParameters, takeOutOfAddress } from '../../scenarios/parameters';

/**
 * Brings about the situation that the page's address asks for, and takes it out of the address: the application never
 * sees it, and a reload goes on where the visitor is instead of starting over. When the server does not know who is to be
 * signed in, the rest of the address holds.
 * @param onSession told whether somebody is signed in now
 * @returns one sentence for each part of the address that could not be meant
 */
export async function openLink(
  server: Pick<RemoteMockServer, 'apply' | 'situation'>,
  onSession: (isSignedIn: boolean) => void,
): Promise<string[]> {
  const query = new URLSearchParams(location.search);
  const { situation, problems } = readSituation(query);
  if (situation === null) return problems;
  const bringAbout = async (wanted: typeof situation) => {
    try {
      await server.apply(wanted);
      return true;
    } catch (problem) {
      problems.push(problem instanceof Error ? problem.message : String(problem));
      return false;
    }
  };
  if (!(await bringAbout(situation)) && query.has('as')) {
    query.delete('as');
    const rest = readSituation(query).situation;
    if (rest !== null) await bringAbout(rest);
  }
  takeOutOfAddress(situationParameters);
  const { as } = await server.situation();
  onSession(as !== null);
  return problems;
}
