import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import {
  field,
  leaveEvaluation,
  openEvaluation as open,
  patient,
  retype,
  storedEvaluation as stored,
  tile,
  unfold,
} from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

afterEach(leaveEvaluation);

describe('what is borrowed', () => {
  it('can be told as a share, a loan or a deposit: each moves the others', async () => {
    open();
    expect(await field('Loan')).toHaveValue('135,000');
    expect(await field('Deposit')).toHaveValue('45,000');
    await retype('Loan', '£126k');
    expect(await field('Loan to value')).toHaveValue('70');
    expect(await field('Deposit')).toHaveValue('54,000');
    await waitFor(() => expect(stored().inputs.finance.ltv).toBe(70), patient);
  });

  it('follows the deposit, and moves by steps', async () => {
    open();
    await retype('Deposit', '36,000');
    expect(await field('Loan to value')).toHaveValue('80');
    expect(await field('Loan')).toHaveValue('144,000');
    expect(await tile('Cash needed')).toHaveTextContent('£63,244');
    await userEvent.keyboard('{ArrowUp}');
    expect(await field('Loan')).toHaveValue('143,500');
    await waitFor(() => expect(stored().inputs.finance.ltv).toBeCloseTo(79.722_222, 5), patient);
  });

  it('is never more than the price', async () => {
    open();
    await retype('Loan', '200000');
    await userEvent.tab();
    expect(await screen.findByText('Enter £180,000 or less')).toBeVisible();
    expect(await field('Loan')).toHaveValue('200000');
    expect(await field('Loan to value')).toHaveValue('75');
  });

  it('takes the arrangement fee in where the member wants it', async () => {
    const { id, inputs } = stored();
    const { mortgageArrangement: before, ...others } = inputs.fees;
    mockServer.world.db.evaluation.update(id, {
      inputs: { ...inputs, fees: { ...others, mortgageArrangement: 1000 } },
    });
    open();
    expect(await tile('Cash needed')).toHaveTextContent(`£${(73_244 - before).toLocaleString('en-GB')}`);
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'Add the arrangement fee of £1,000 to the loan' }),
    );
    expect(await tile('Cash needed')).toHaveTextContent(`£${(72_244 - before).toLocaleString('en-GB')}`);
    expect(await tile('Cash flow')).toHaveTextContent('£249.52');
    await waitFor(() => expect(stored().inputs.finance.addFee).toBe(true), patient);
  });
});

it('stamp duty by hand keeps its reason', async () => {
  open();
  await unfold('Fees');
  await retype('Stamp duty override', '3,000');
  await userEvent.type(await field('Reason for stamp duty override optional'), 'Agreed relief');
  expect(await screen.findByText(/^Entered manually: Agreed relief/, undefined, patient)).toBeVisible();
  expect(await tile('Cash needed')).toHaveTextContent('£65,144');
  await waitFor(() => expect(stored().inputs.stampDutyReason).toBe('Agreed relief'), patient);
});
