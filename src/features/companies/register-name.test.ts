import { expect, it } from 'vitest';
import { registerName } from './register-name';

it.each([
  ['OKAFOR & OKAFOR LETTINGS (SCOTLAND) LTD', 'Okafor & Okafor Lettings (Scotland) Ltd'],
  ['AIREBANK CONVEYANCING LLP', 'Airebank Conveyancing LLP'],
  ['HOMES OF THE NORTH PLC', 'Homes of the North PLC'],
  ["O'NEILL'S HMO UK LIMITED", "O'neill's HMO UK Limited"],
  ['JKL 1ST HOMES LTD', 'JKL 1ST Homes Ltd'],
  ['Calder Homes LTD', 'Calder Homes LTD'],
])('The registered name %s is written as %s', (title, name) => expect(registerName(title)).toBe(name));
