/** Texts of the category “Glossary”, by key. */
export const glossary: Readonly<Record<string, string>> = {
  returns: String.raw`Four measures, each answering a different question. The examples use a £180,000 home let at £1,150 per month, with £72,244 of your own cash in it.

## Gross yield
*What does the rent earn on the price, before any costs?*

$$\frac{12 \times \text{rent}}{\text{price}} = \frac{13{,}800}{180{,}000} = 7.67\%$$

Good for comparing homes in ten seconds. It ignores costs.

## Net yield
*And after the running costs?* NOI is the rent actually received, less management, repairs, insurance and the rest, but before the mortgage.

$$\frac{\text{NOI}}{\text{price}} = \frac{10{,}134}{180{,}000} = 5.63\%$$

## ROI, or cash-on-cash
*What does my own money earn in the first year?*

$$\frac{\text{yearly cash flow}}{\text{cash invested}} = \frac{3{,}047}{72{,}244} = 4.22\%$$

## ROCE
*What does all the money in the deal earn, mine and the bank’s?* The trade uses the word in two ways; here it’s NOI over the total cost.

$$\frac{\text{NOI}}{\text{total cost}} = \frac{10{,}134}{207{,}244} = 4.89\%$$

In your evaluation profile you can change it to cash flow over money left in.

| | Counts costs | Counts the mortgage |
| --- | :---: | :---: |
| Gross yield | no | no |
| Net yield | yes | no |
| ROI | yes | yes |
| ROCE | yes | no |

> [!NOTE]
> If no money is left in and the cash flow is positive, ROI shows as infinite. That isn’t infinite wealth: there’s just nothing left to divide by.

Prices stay as plain text: “£5 for parking and £6 for software” isn’t a formula.

[[calculator:yield]]`,

  'mortgage-words': String.raw`**AIP, DIP** – agreement or decision in principle. A computer’s first look; nothing is promised.

**APRC** – the yearly cost of the loan over its whole life, including the variable rate after the fix. Hardly anyone keeps a loan that long.

**Arrangement fee** – £995, or 1–7% of the loan. If it’s added to the loan, you pay interest on it.

**ERC** – early repayment charge. 3% in the first year of a three-year fix, 2% in the second, 1% in the third is common.

**ICR** – interest cover. Rent over stressed interest.

**Interest only** – you pay the interest, and owe the same sum at the end. Usual for lets.

**LTV** – loan to value: £135,000 on £180,000 is 75%.

**Personal guarantee** – you put your own home behind the company’s debt.

**Porting** – taking your rate with you to another home. Possible more often than advisable.

**SVR** – standard variable rate. Where you end up if you do nothing.

**Top slicing** – counting your salary when the rent isn’t enough.

**Charge** – the lender’s right over the home, entered on the register. In Scotland: a **standard security**.

**Portfolio landlord** – someone with four or more mortgaged lets. Lenders then look at all of them.

**Retention** – part of the loan, paid out only when named works are done.

**Stress rate** – the rate at which the rent has to cover the interest; not the one you pay.

**Tracker** – a rate that follows Bank Rate by a fixed margin, up and down.`,
};
