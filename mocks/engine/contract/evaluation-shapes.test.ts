// The engine has types of its own, because `src/lib` knows no contract. Here they are held against it, both ways.
import { expectTypeOf, it } from 'vitest';
import type { Criteria } from '@/lib/evaluation/judgement/criteria';
import type { EvaluationResults } from '@/lib/evaluation/evaluate';
import type { EvaluationInputs, Strategy } from '@/lib/evaluation/inputs/inputs';
import type { Partially } from '@/lib/evaluation/inputs/overrides';
import type { Terms } from '@/lib/evaluation/inputs/terms';
import type { Nation, Region } from '@/lib/stamp-duty/region';
import type { Schema } from './contract';

it('takes what the contract carries, and gives what it promises', () => {
  expectTypeOf<EvaluationInputs>().toExtend<Schema<'EvaluationInputs'>>();
  expectTypeOf<Schema<'EvaluationInputs'>>().toExtend<EvaluationInputs>();
  expectTypeOf<EvaluationResults>().toExtend<Schema<'EvaluationResults'>>();
  expectTypeOf<Schema<'EvaluationResults'>>().toExtend<EvaluationResults>();
  expectTypeOf<Schema<'SomeEvaluationInputs'>>().toExtend<Partially<EvaluationInputs>>();
  expectTypeOf<keyof Schema<'SomeEvaluationInputs'>>().toEqualTypeOf<keyof EvaluationInputs>();
  expectTypeOf<Criteria>().toEqualTypeOf<Schema<'EvaluationCriteria'>>();
});

it('uses the contract’s words', () => {
  expectTypeOf<Strategy>().toEqualTypeOf<Schema<'EvaluationStrategy'>>();
  expectTypeOf<Nation>().toEqualTypeOf<Schema<'EvaluationNation'>>();
  expectTypeOf<Region>().toEqualTypeOf<Schema<'StampDutyRegion'>>();
  expectTypeOf<Terms['roceBasis']>().toEqualTypeOf<Schema<'RoceBasis'>>();
});
