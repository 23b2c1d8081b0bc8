import { describe, expect, it } from 'vitest';
import { uuidOf } from '../../../engine/db/table-definition';
import { completeInputs, worked } from '../rules/evaluation-results';
import { createWorld } from '../../../engine/world/world';
import { memberId, newcomerId } from '../../account/seeds/accounts';

const now = new Date('2026-05-13T10:30:00Z');
const { db } = createWorld({ now });
const large = createWorld({ now, size: 'large' }).db;

describe('the evaluations of the seed', () => {
  it('say of a rate or an insurance that it comes from the profile only where it does', () => {
    for (const { evidence, inputs, settingsId } of db.evaluation.by('ownerId', memberId)) {
      const usual = completeInputs(inputs.purchaseDate, db.evaluationSetting.get(settingsId ?? ''));
      if (evidence['finance.rate']?.source === 'default')
        expect(inputs.finance.rate).toBe(usual.finance.rate);
      if (evidence['costs.insurance']?.source === 'default')
        expect(inputs.costs.insurance).toBe(usual.costs.insurance);
    }
    const sources = db.evaluation.all().flatMap(({ evidence }) => Object.values(evidence));
    expect(sources.some(({ source }) => source === 'default')).toBe(true);
  });

  it('are thirty, twenty-four of them Hannah’s, three shared with her', () => {
    expect(db.evaluation.size).toBe(30);
    expect(db.evaluation.by('ownerId', 1)).toHaveLength(24);
    const roles = db.evaluation.all().flatMap(({ collaborators }) => collaborators);
    expect(roles).toEqual(['view', 'comment', 'edit'].map((role) => ({ userId: 1, role })));
    expect(db.evaluation.by('ownerId', newcomerId)).toEqual([]);
  });

  it('begin with the five worked examples', () => {
    const headlines = [1, 2, 3, 4, 5].map(
      (n) => db.evaluation.get(uuidOf('evaluation', n))?.results.headline,
    );
    const roi = headlines.map((headline) => Number(headline?.roi).toFixed(2));
    expect(roi).toEqual(['4.22', '12.49', '34.08', '2.74', '3.93']);
    expect(headlines[0]).toMatchObject({ stampDuty: 10_100, cashInvested: 72_244 });
  });

  it('are asked about twice: three have answered the one, one of two the other, blind and near what Hannah reckons', () => {
    const requests = db.evaluationOpinion.all();
    expect(
      requests.map(({ closedAt, asked, answers }) => [closedAt !== null, asked.length, answers.length]),
    ).toEqual([
      [true, 3, 3],
      [false, 2, 1],
    ]);
    for (const { evaluationId, asked, answers, reckoned, figures } of requests) {
      const deal = db.evaluation.get(evaluationId);
      expect(deal).toMatchObject({
        ownerId: memberId,
        isPublished: false,
        collaborators: [],
        deletedAt: null,
      });
      expect(asked.map(({ userId }) => userId)).toEqual(
        expect.arrayContaining(answers.map(({ userId }) => userId)),
      );
      for (const { estimates } of answers)
        for (const figure of figures)
          expect(Math.abs((estimates[figure] ?? 0) / (reckoned[figure] ?? 0) - 1)).toBeLessThan(0.1);
    }
  });

  it('are told by the engine', () => {
    for (const row of db.evaluation.all()) expect(worked(row).results).toEqual(row.results);
  });

  it('stand in every stage without a hole, and nowhere when archived or deleted', () => {
    const columns = new Map<string, number[]>();
    for (const { pipeline, archivedAt, deletedAt } of db.evaluation.all()) {
      if (pipeline === null) continue;
      expect([archivedAt, deletedAt]).toEqual([null, null]);
      columns.set(pipeline.stage, [...(columns.get(pipeline.stage) ?? []), pipeline.position]);
    }
    expect(columns.size).toBe(9);
    for (const column of columns.values()) expect(column).toEqual(column.map((_, index) => index));
  });

  it('were never changed before they were made, nor after now', () => {
    for (const { createdAt, updatedAt } of db.evaluation.all()) {
      expect(createdAt < updatedAt && updatedAt <= now.toISOString()).toBe(true);
    }
  });
});

it('seeds three profiles, twelve viewings and thirty tasks and entries', () => {
  expect(db.evaluationSetting.all().map(({ isDefault }) => isDefault)).toEqual([true, false, false]);
  expect(db.propertyViewing.size).toBe(12);
  expect(new Set(db.propertyViewing.all().map(({ status }) => status)).size).toBe(5);
  expect(db.propertyAction.size).toBe(30);
});

describe('the large world', () => {
  const mine = large.evaluation.by('ownerId', memberId);
  const shared = large.evaluation
    .all()
    .filter(({ collaborators }) => collaborators.some(({ userId }) => userId === memberId));

  it('has a thousand evaluations in her lists, the archive and the trash among them, 500 on the board', () => {
    const listed = [...mine, ...shared];
    expect(listed).toHaveLength(1_000);
    expect(listed.filter(({ archivedAt }) => archivedAt !== null)).toHaveLength(1);
    expect(listed.filter(({ deletedAt }) => deletedAt !== null)).toHaveLength(1);
    const onBoard = listed.flatMap(({ pipeline }) => (pipeline === null ? [] : [pipeline]));
    expect(onBoard).toHaveLength(500);
    expect(new Set(onBoard.map(({ stage, position }) => `${stage} ${position}`)).size).toBe(500);
  });

  it('has figures that differ, few of them out of all proportion', () => {
    const made = mine.slice(24);
    const count = (of: (row: (typeof made)[number]) => unknown) => new Set(made.map(of)).size;
    expect(count(({ inputs }) => inputs.price)).toBeGreaterThan(200);
    expect(count(({ results }) => results.headline.roi)).toBeGreaterThan(300);
    const beyond = made.filter(({ results: { headline } }) => Number(headline.roi) > 100);
    expect(beyond.length).toBeLessThan(20);
  });

  it('tells each by the engine', () => {
    for (const row of mine.slice(24, 124)) expect(worked(row).results).toEqual(row.results);
  });
});
