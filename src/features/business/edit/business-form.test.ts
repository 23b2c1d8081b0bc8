import { describe, expect, it } from 'vitest';
import { changesOf, complaintsOf, type BusinessText } from './business-form';

const closed = { open: '', close: '' };
const text = (more: Partial<BusinessText> = {}): BusinessText => ({
  name: 'Pritchard Lettings',
  type: 'Letting agents',
  tagline: '',
  about: '',
  town: 'Cardiff',
  outcode: 'CF10',
  areas: 'CF10, CF11',
  phone: '',
  email: '',
  website: '',
  companyNumber: '',
  services: [{ name: 'Tenant find', price: '450', unit: 'per let' }],
  accreditations: [{ body: 'RICS', number: '0061234' }],
  hours: [{ open: '09:00', close: '17:30' }, closed, closed, closed, closed, closed, closed],
  ...more,
});
const wrong = (more: Partial<BusinessText>) =>
  Object.fromEntries(Object.entries(complaintsOf(text(more))).filter(([, one]) => one !== undefined));

describe('the form of a business', () => {
  it('takes what is whole, and what is left empty', () => {
    expect(wrong({})).toEqual({});
    expect(
      wrong({ town: '', outcode: '', areas: '', services: [], hours: text().hours.map(() => closed) }),
    ).toEqual({});
  });

  it.each<[Partial<BusinessText>, string]>([
    [{ name: ' ' }, 'Enter a name with at least two letters'],
    [{ outcode: 'Cardiff' }, 'Enter the first half of a postcode, such as LS6'],
    [{ areas: 'CF10, Leeds' }, 'LEEDS isn’t the first half of a postcode'],
    [{ phone: 'ring me' }, 'Enter a phone number, such as 0113 496 0147'],
    [{ email: 'gareth' }, 'Enter an email address, such as name@example.co.uk'],
    [{ companyNumber: '881' }, 'Enter all eight characters, such as 08812346'],
    [{ services: [{ name: '', price: '90', unit: '' }] }, 'Enter a name for every service'],
    [
      { services: [{ name: 'Gas check', price: 'dear', unit: '' }] },
      'Enter the price of Gas check in pounds, such as 450',
    ],
    [{ accreditations: [{ body: 'RICS', number: ' ' }] }, 'Enter your RICS membership number'],
    [{ accreditations: [{ body: '', number: '77' }] }, 'Choose an organisation'],
    [
      { hours: [{ open: '09:00', close: '' }] },
      'Enter both an opening and a closing time, or leave both blank',
    ],
    [{ hours: [{ open: '17:00', close: '09:00' }] }, 'Closing time must be after opening time'],
  ])('%j is refused', (more, words) => {
    expect(Object.values(wrong(more))).toEqual([words]);
  });

  it('sends what has changed and nothing else', () => {
    expect(changesOf(text(), text())).toBeNull();
    expect(changesOf(text({ areas: 'cf10 CF11', name: ' Pritchard Lettings ' }), text())).toBeNull();
    expect(changesOf(text({ website: 'www.pritchard.example', town: '' }), text())).toEqual({
      website: 'https://www.pritchard.example',
      town: null,
    });
    expect(
      changesOf(
        text({
          services: [
            { name: 'Tenant find', price: '£1,150', unit: '' },
            { name: '', price: '', unit: '' },
          ],
        }),
        text(),
      ),
    ).toEqual({ services: [{ name: 'Tenant find', priceFrom: 1150, unit: null }] });
    const accreditations = [
      { body: 'ICO', number: ' ZA114402 ' },
      { body: '', number: '' },
    ];
    expect(changesOf(text({ type: 'Estate Agents', accreditations }), text())).toEqual({
      type: 'Estate Agents',
      accreditations: [{ body: 'ICO', number: 'ZA114402' }],
    });
    expect(
      changesOf(text({ hours: text().hours.with(1, { open: '10:00', close: '12:00' }) }), text()),
    ).toEqual({
      hours: [
        { day: 1, open: '09:00', close: '17:30' },
        { day: 2, open: '10:00', close: '12:00' },
      ],
    });
  });
});
