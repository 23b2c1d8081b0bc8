// What Ava says of evaluations that others share with the reader, and of those that they do not.
import { beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });
beforeEach(() => server.signInAs('hannah.okafor'));

async function ask(message: string): Promise<string> {
  const { json: thread } = await call('GET', '/ava/thread');
  const { threadId } = thread as Schema<'AvaThread'>;
  const { json } = await call('POST', '/ava/message', { threadId, message });
  return (json as Schema<'AvaReply'>).message.content[0]?.text.value ?? '';
}

const idOf = (title: string) =>
  server.world.db.evaluation.all().find((each) => each.title.startsWith(title))?.id ?? 'none';
const on = (title: string, question: string) =>
  ask(`About “${title}” (/property-evaluations/${idOf(title)})\n${question}`);

const armley = 'Armley pair, sold as one lot';
const whose = 'Callum Reyes’s evaluation, shared with you';

describe('an evaluation that is shared with the reader', () => {
  it.each(['Where does the cash flow come from?', 'How does this deal look?', 'What is the ROI?'])(
    'answers “%s” on its page, and says whose it is',
    async (question) => {
      const answer = await on(armley, question);
      expect(answer).toContain(`**${armley}**, ${whose}`);
      expect(answer).toContain(`[[eval:${idOf(armley)}#`);
      expect(answer).not.toContain('your own inputs');
    },
  );

  it('is found by its name', async () => {
    const answer = await ask('What is the cash flow of the Armley pair?');
    expect(answer).toContain(`**${armley}**, ${whose}`);
    expect(answer).toContain(`[[eval:${idOf(armley)}#cashFlowPcm=`);
  });

  it('stands beside one of the reader’s own', async () => {
    const answer = await ask('Compare the cash flow of Ashfield Terrace and the Armley pair');
    expect(answer).toContain(`${armley} is ${whose}`);
    expect(answer).not.toContain('your own inputs');
  });

  it('is none of the reader’s own where these are ranked or counted', async () => {
    const own = server.world.db.evaluation.by('ownerId', 1).filter(({ deletedAt }) => deletedAt === null);
    expect(await ask('What is my ROI?')).toContain(`You have ${own.length - 1} more evaluations`);
    expect(await ask('Which of my deals has the most cash flow?')).not.toContain(idOf(armley));
  });
});

describe('an evaluation that is not shared with the reader', () => {
  const seedley = 'Seedley terrace, project seven';
  it.each(['Where does the cash flow come from?', 'How does this deal look?', 'What if the rent is £1,200?'])(
    'is not told: “%s”',
    async (question) => {
      server.signInAs('zainab.hussain');
      const answer = await on(armley, question);
      expect(answer).toContain('I can’t see that evaluation');
      expect(answer).not.toContain('[[eval:');
      expect(answer).not.toContain('Callum');
    },
  );

  it('is not found by its name', async () => {
    server.world.db.evaluation.update(idOf(seedley), { collaborators: [] });
    const answer = await ask('What is the cash flow of Seedley terrace?');
    expect(answer).toContain('I can’t find an evaluation');
    expect(answer).not.toContain(idOf(seedley));
  });

  it('is not told once it lies in its owner’s trash', async () => {
    server.world.db.evaluation.update(idOf(armley), { deletedAt: '2026-05-12T10:00:00Z' });
    expect(await on(armley, 'Where does the cash flow come from?')).toContain('I can’t see that evaluation');
  });

  it('leaves what is no evaluation’s to be asked', async () => {
    server.signInAs('zainab.hussain');
    expect(await on(armley, 'What is the stamp duty on £180,000?')).toContain('**£10,100**');
  });
});
