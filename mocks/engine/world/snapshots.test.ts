import { describe, expect, it } from 'vitest';
import { uuidOf } from '../db/table-definition';
import { cardOf, snapshotOf } from './snapshots';
import { createWorld } from './world';

const { db } = createWorld({ now: new Date('2026-05-13T10:30:00Z') });
const id = uuidOf;

describe('a card', () => {
  it('of an evaluation shows its results and never its address', () => {
    const deal = db.evaluation.get(id('evaluation', 25));
    const card = snapshotOf(db, 'evaluation', id('evaluation', 25), 1);
    expect(card).toMatchObject({
      title: deal?.title,
      subtitle: 'BRRR · LS12',
      figures: [
        { label: 'Gross yield', value: '6.8%', field: 'grossYield' },
        { label: 'ROI', value: '12.3%', field: 'roi' },
        { label: 'Cash flow', value: '£293 pcm', field: 'cashFlowPcm' },
        { label: 'Money left in', value: '£28,564', field: 'moneyLeftIn' },
      ],
      price: null,
    });
    expect(JSON.stringify(card)).not.toContain('Aviary');
    expect(snapshotOf(db, 'evaluation', id('evaluation', 25), 7)).toBeUndefined();
    expect(snapshotOf(db, 'evaluation', id('evaluation', 999), 1)).toBeUndefined();
  });

  it('of an evaluation whose title names the street says what and where instead', () => {
    const { address, title } = db.evaluation.get(id('evaluation', 1)) ?? {};
    expect([address, title]).toEqual([
      '14 Ashfield Terrace, Beeston, Leeds LS11 8PT',
      'Ashfield Terrace, two-bed',
    ]);
    const card = snapshotOf(db, 'evaluation', id('evaluation', 1), 1);
    expect(card?.title).toBe('Buy-to-let in LS11');
    expect(JSON.stringify(card)).not.toContain('Ashfield');
  });

  it('of an evaluation hands on what its owner shows, and none of how they buy, borrow and are taxed', () => {
    const inputsWith = (price: boolean, costs: boolean) =>
      snapshotOf(db, 'evaluation', id('evaluation', 25), 1, { address: false, price, costs })?.deal?.inputs;
    const { inputs } = db.evaluation.get(id('evaluation', 25)) ?? {};
    expect(inputsWith(false, false)).toEqual({});
    expect(inputsWith(false, true)).toEqual({});
    expect(inputsWith(true, false)).toEqual({ price: inputs?.price });
    const shown = inputsWith(true, true);
    expect(shown).toMatchObject({
      price: inputs?.price,
      income: { rentPcm: inputs?.income.rentPcm },
      refi: { gdv: inputs?.refi.gdv },
      refurb: { items: [{ name: 'Works' }] },
    });
    expect(Object.keys(shown ?? {})).toEqual([
      'price',
      'refurb',
      'furnishing',
      'refi',
      'income',
      'costs',
      'exit',
    ]);
    expect(shown?.refi).toEqual({ gdv: inputs?.refi.gdv });
    for (const { name } of inputs?.refurb.items ?? []) expect(JSON.stringify(shown)).not.toContain(name);
  });

  it('of a flip shows its profit', () => {
    const figures = snapshotOf(db, 'evaluation', id('evaluation', 3), 1)?.figures;
    expect(figures?.[0]).toEqual({ label: 'Profit', value: '£33,619', field: 'profit' });
  });

  it('of a listing is everybody’s, of a draft nobody’s', () => {
    expect(snapshotOf(db, 'listing', id('listing', 48), 7)).toEqual({
      title: 'Rossie Place, Abbeyhill, Edinburgh',
      subtitle: 'Offers over £272,500 · EH7',
      image: '4/media/leith.svg',
      figures: [
        { label: 'Price', value: '£272,500' },
        { label: 'Estimated rent', value: '£1,340 pcm' },
        { label: 'Bedrooms', value: '2' },
        { label: 'EPC', value: 'C' },
      ],
      price: 272_500,
    });
    const draft = db.article.all().find(({ status }) => status === 'draft');
    expect(draft && snapshotOf(db, 'article', draft.id, draft.ownerId)).toBeUndefined();
    expect(snapshotOf(db, 'article', id('article', 4), 7)?.title).toBe(
      'Five numbers to know before a viewing',
    );
  });

  it('of a property or a contact is its owner’s to show', () => {
    expect(snapshotOf(db, 'property', id('property', 1), 1)).toMatchObject({
      title: '27 Braemar Road, Fallowfield, Manchester M14 6PQ',
      image: '1/media/saltaire.svg',
    });
    expect(snapshotOf(db, 'property', id('property', 1), 2)).toBeUndefined();
    expect(snapshotOf(db, 'contact', id('contact', 3), 1)?.figures).toContainEqual({
      label: 'Phone',
      value: '07700 900134',
    });
    expect(snapshotOf(db, 'contact', id('contact', 3), 2)).toBeUndefined();
  });

  it('of a link shows where it leads, and none but web addresses', () => {
    expect(snapshotOf(db, 'link', 'https://www.gov.uk/a%20b', 1)).toMatchObject({
      title: 'gov.uk',
      subtitle: '/a b',
    });
    expect(snapshotOf(db, 'link', 'ftp://files.example', 1)).toBeUndefined();
    expect(snapshotOf(db, 'link', 'https://www.gov.uk@thief.example/', 1)).toBeUndefined();
    expect(snapshotOf(db, 'link', 'nonsense', 1)).toBeUndefined();
  });
});

it('the cards that the seed shows are those of the records they lead to', () => {
  const ofPosts = db.post.all().flatMap(({ attachment }) => attachment ?? []);
  const ofMessages = db.message
    .all()
    .flatMap(({ attachments }) => attachments.flatMap((each) => ('snapshot' in each ? [each] : [])));
  expect(ofPosts.length).toBeGreaterThan(20);
  expect(ofMessages.length).toBeGreaterThan(3);
  for (const { kind, refId, snapshot } of [...ofPosts, ...ofMessages]) {
    const price = kind === 'evaluation' && snapshot.price !== null;
    const costs = snapshot.deal?.inputs.refi !== undefined;
    const shows = price ? { address: false, price, costs } : undefined;
    expect(snapshot).toEqual(cardOf(db, kind, refId, shows));
  }
});
