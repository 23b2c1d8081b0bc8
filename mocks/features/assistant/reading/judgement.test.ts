// What Ava says of a yield, of all homes together, of a sale, and of what she cannot make out.
import { beforeEach, describe, expect, it } from 'vitest';
import { formatPounds, formatWholePounds } from '@/lib/money/money';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { worked } from '../../evaluations/rules/evaluation-results';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });
beforeEach(() => server.signInAs('hannah.okafor'));

async function ask(message: string, threadId = 'thread_1'): Promise<string> {
  const { json } = await call('POST', '/ava/message', { threadId, message });
  return (json as Schema<'AvaReply'>).message.content[0]?.text.value ?? '';
}

/** Asks as a member who has not asked anything yet. */
async function askAs(username: string, message: string): Promise<string> {
  server.signInAs(username);
  const { json } = await call('GET', '/ava/thread');
  return ask(message, (json as { threadId: string }).threadId);
}

const named = (start: string) => {
  const row = server.world.db.evaluation.by('ownerId', 1).find(({ title }) => title.startsWith(start));
  return { id: row?.id ?? 'none', title: row?.title ?? 'none' };
};
const never = (): never => {
  throw new Error('It is there');
};
const on = (start: string, question: string) =>
  ask(`About “${start}” (/property-evaluations/${named(start).id})\n${question}`);

describe('what a good yield is', () => {
  it.each(['What is a good yield?', 'Is 7% a decent gross yield?', 'What yield is normal?'])(
    '“%s” is judged with care, by the year it is from',
    async (question) => {
      const answer = await ask(question);
      expect(answer).toContain('| 5% to 7% |');
      expect(answer).toContain('in 2026');
      expect(answer).toContain('information and not financial advice');
    },
  );

  it('is said beside the reader’s own, as they are now', async () => {
    const answer = await ask('What is a good yield?');
    const own = [...answer.matchAll(/\[\[eval:([0-9a-f-]{36})#grossYield=(\d+\.\d\d)\]\]/g)];
    expect(own).toHaveLength(5);
    const values = own.map(([, , value]) => Number(value));
    expect(values).toEqual(values.toSorted((one, other) => other - one));
    const owners = own.map(([, uuid = '']) => server.world.db.evaluation.get(uuid)?.ownerId);
    expect(new Set(owners)).toEqual(new Set([1]));
  });

  it('on an evaluation’s page begins with that one', async () => {
    const answer = await on('Ashfield', 'What is a good yield?');
    expect(answer).toMatch(/\*\*Yours\*\*, this one and your highest of \d+:\n\n- Ashfield Terrace/);
    expect(answer).toContain('=7.67]], good for a single let');
  });

  it('is said without any to whom has none', async () => {
    const answer = await askAs('zainab.hussain', 'What is a good yield?');
    expect(answer).toContain('| 5% to 7% |');
    expect(answer).not.toContain('Yours');
  });

  it('is about the evaluation that is named, and a sum where the amounts are there', async () => {
    expect(await ask('Is the yield of Ashfield Terrace good?')).toContain('For **Ashfield Terrace');
    expect(await ask('Is £950 pcm on £160,000 a good yield?')).toContain('**7.13%**');
  });
});

describe('the portfolio', () => {
  it('is told as its list tells it', async () => {
    const { json } = await call('GET', '/properties?summary=true');
    const { summary } = json as { summary?: Schema<'PropertySummary'> };
    const answer = await ask('How is my portfolio doing?');
    expect(answer).toContain(`**${summary?.properties} properties**`);
    expect(answer).toContain(`| Value | ${formatWholePounds(summary?.value ?? 0)} |`);
    expect(answer).toContain(`| Debt | ${formatWholePounds(summary?.debt ?? 0)} |`);
    expect(answer).toContain(`| Monthly rent | ${formatWholePounds(summary?.rentPcm ?? 0)} |`);
    expect(answer).toContain(`| Gross yield on value | ${summary?.grossYield?.toFixed(2)}% |`);
    expect(answer).not.toContain('[[eval:');
  });

  it('says of which homes it does not know the value', async () => {
    const [home] = server.world.db.property.by('ownerId', 1).filter(({ status }) => status === 'let');
    if (!home) throw new Error('Hannah has a home that is let');
    server.world.db.property.update(home.id, { currentValue: null });
    expect(await ask('What is my portfolio worth?')).toContain(`- the value of ${home.fullAddress}`);
  });

  it('without a home is not guessed', async () => {
    expect(await askAs('zainab.hussain', 'How is my portfolio doing?')).toContain(
      'There are no properties in your portfolio yet',
    );
  });
});

describe('on an evaluation’s page', () => {
  it.each(['blorf wibble', 'Is it raining?', 'Who will win the cup?'])(
    '“%s” is not understood, and questions are offered',
    async (question) => {
      const answer = await on('Ashfield', question);
      expect(answer).toContain('I didn’t understand that');
      expect(answer).toContain('- How does this deal look?');
      expect(answer).not.toContain('[[eval:');
    },
  );

  it('what is offered is understood', async () => {
    for (const start of ['Ashfield', 'Woodthorpe']) {
      const offered = [...(await on(start, 'blorf')).matchAll(/^- (.+\?)$/gm)].map(([, each = '']) => each);
      expect(offered).toHaveLength(4);
      for (const question of offered) expect(await on(start, question)).toContain('[[eval:');
    }
  });

  it('a rule that is asked about is told', async () => {
    expect(await on('Ashfield', 'Does section 24 matter here?')).toContain('**Section 24**');
  });

  it('section 24 is worked out for the evaluation that is named', async () => {
    const answer = await ask('section 24 on my Ashfield Terrace');
    const { tax } =
      worked(server.world.db.evaluation.get(named('Ashfield').id) ?? never()).results.strategies.btl ??
      never();
    expect(answer).toContain('For **Ashfield Terrace, two-bed**, in its first year');
    expect(answer).toContain(`| With section 24 | ${formatPounds(tax.section24Tax ?? 0)} |`);
    expect(answer).toContain(`| **Extra tax** | **${formatPounds(tax.section24ExtraTax ?? 0)}** |`);
    expect(answer).not.toContain('An example');
    expect(await on('Woodthorpe', 'Does section 24 matter here?')).toContain('is bought to sell');
  });

  it('the stamp duty of a home in Wales comes with what its page says of it', async () => {
    const words = 'Wales charges Land Transaction Tax: this figure uses England’s bands.';
    expect(await on('Cathays', 'How much stamp duty will I pay?')).toContain(words);
    expect(await on('Cathays', 'What if the price is £200,000?')).toContain(words);
    expect(await ask('Compare the stamp duty of Cathays and Ashfield Terrace')).toContain(words);
    expect(await on('Ashfield', 'How much stamp duty will I pay?')).not.toContain('Wales');
  });

  it('a flip looks by its profit, its return and what it is sold for', async () => {
    const { id } = named('Woodthorpe');
    const price = server.world.db.evaluation.get(id)?.inputs.exit.salePrice ?? 0;
    const answer = await on('Woodthorpe', 'How does this deal look?');
    expect(answer).toContain(`[[eval:${id}#profit=`);
    expect(answer).toContain(`[[eval:${id}#roi=`);
    expect(answer).toContain(`Sale price: **${formatWholePounds(price)}`);
    expect(answer).not.toMatch(/rental cover|cash flow|yield/i);
  });

  it('the tax on a purchase is called by its word where the home stands', async () => {
    const { id } = named('Ashfield');
    const question = 'What tax do I pay on the purchase, the stamp duty?';
    expect(await on('Ashfield', question)).toContain('- Stamp duty: ');
    server.world.db.evaluation.update(id, { nation: 'scotland' });
    expect(await on('Ashfield', question)).toContain('- LBTT: ');
    expect(await ask('How much is the LBTT?')).toContain('LBTT in Scotland on £180,000');
  });
});

it('a hello is answered without a topic that needs a caution, and promises what is kept', async () => {
  const hello = await ask('hello');
  expect(hello).toContain('Hi Hannah');
  expect(hello).not.toMatch(/tax|duty|section|licen|mortgage|lender/i);
  const offered = [...hello.matchAll(/“([^”]+\?)”/g)].map(([, each = '']) => each);
  expect(offered).toHaveLength(3);
  for (const question of offered) expect(await ask(question)).not.toContain('I don’t know that one');
});
