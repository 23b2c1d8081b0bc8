// A situation as a test, a story or a command asks for it.
import { readQuery } from './link';
import { nearest } from './nearest';
import { isScenarioName, scenarioNames, scenarios } from './scenarios';
import { combine, ordinary, readParts, type Situation } from './situation';

/** A situation by the names of scenarios, as a link says it (`?scenario=large&fault=listPosts:500`), by its parts, or by several of them. */
export type SituationRequest = string | Partial<Situation> | readonly (string | Partial<Situation>)[];

/** The whole situation that is wished for. Throws with a sentence for a name or a part that there is not. */
export function situationOf(request: SituationRequest): Situation {
  const requests = [request].flat();
  return combine(
    ordinary,
    ...requests.flatMap((each): Partial<Situation>[] => {
      if (typeof each !== 'string') return [readParts(each)];
      if (isScenarioName(each)) return [scenarios[each].parts];
      if (each.includes('=')) return partsOf(each);
      throw new Error(`There’s no scenario “${each}”${nearest(each, scenarioNames)}`);
    }),
  );
}

function partsOf(query: string): Partial<Situation>[] {
  const { parts, problems } = readQuery(new URLSearchParams(query));
  const [problem] = problems;
  if (problem !== undefined) throw new Error(problem);
  if (parts.length === 0) throw new Error(`${query} doesn’t describe a situation`);
  return parts;
}
