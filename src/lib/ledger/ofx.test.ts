import { expect, it } from 'vitest';
import { ofxTable } from './ofx';

const old = `OFXHEADER:100
DATA:OFXSGML
<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>GBP
<BANKACCTFROM><BANKID>204021<ACCTID>20402112345678<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260501<DTEND>20260531
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260501120000[0:GMT]<TRNAMT>1080.00<FITID>1<NAME>FOUNDRY &amp; FIELD<MEMO>RENT MAY
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260503<TRNAMT>-45,50<FITID>2<NAME>BG SERVICES<MEMO>BG SERVICES
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

it('The transactions of an OFX file become rows, each with its account', () =>
  expect(ofxTable(old)).toEqual({
    headers: ['Date', 'Description', 'Amount', 'Account'],
    rows: [
      { line: 1, cells: ['20260501', 'FOUNDRY & FIELD RENT MAY', '1080.00', '20402112345678'] },
      { line: 2, cells: ['20260503', 'BG SERVICES', '-45.50', '20402112345678'] },
    ],
  }));

it('The newer form with closing tags reads the same, and each account’s rows name it', () => {
  const part = (account: string, amount: string) =>
    `<STMTRS><BANKACCTFROM><ACCTID>${account}</ACCTID></BANKACCTFROM><BANKTRANLIST><STMTTRN><DTPOSTED>20260601</DTPOSTED><TRNAMT>${amount}</TRNAMT><NAME>RENT</NAME></STMTTRN></BANKTRANLIST></STMTRS>`;
  const text = `<?xml version="1.0"?><?OFX OFXHEADER="200"?><OFX>${part('1', '5.00')}${part('2', '6.00')}</OFX>`;
  expect(ofxTable(text)?.rows.map(({ cells }) => cells)).toEqual([
    ['20260601', 'RENT', '5.00', '1'],
    ['20260601', 'RENT', '6.00', '2'],
  ]);
});

it('A table of values is no OFX file, and one without transactions says so', () => {
  expect(ofxTable('Date,Description,Amount\n1/5/2026,Rent,5')).toBeNull();
  expect(() => ofxTable('<OFX><BANKTRANLIST></BANKTRANLIST></OFX>')).toThrow('no transactions');
});
