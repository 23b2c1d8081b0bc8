import { editableEvaluation } from './evaluations-access';
import type { OperationsOf } from './operation';
import { invalid, notFound } from './refusal';

const mostImages = 60;
const notAnImage = 'The file given is not an image';
/** By media type; whatever else calls itself an image cannot be shown safely. */
const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
};

export const evaluationImageOperations = {
  async uploadEvaluationImages(call) {
    call.me();
    const { world } = call;
    const { evaluationId, caption } = await call.body();
    const files = await call.files('file');
    const row = editableEvaluation(call, evaluationId);
    const present = world.db.evaluationImage.by('evaluationId', row.id);
    if (files.length === 0) throw invalid({ file: ['The file given is not an instance of Blob or File'] });
    if (files.some(({ type, size }) => !(type in endings) || size === 0)) {
      throw invalid({ file: [notAnImage] });
    }
    if (present.length + files.length > mostImages) {
      throw invalid({ file: [`An evaluation has at most ${mostImages} pictures`] });
    }
    const first = Math.max(-1, ...present.map(({ order }) => order)) + 1;
    const added = [];
    for (const [index, file] of files.entries()) {
      const image = world.db.evaluationImage.add({
        evaluationId: row.id,
        ownerId: row.ownerId,
        file: '',
        caption: caption ?? null,
        order: first + index,
        createdAt: world.clock.now().toISOString(),
      });
      const name = `evaluation-${image.id}.${endings[file.type] ?? 'jpg'}`;
      await world.files.put(String(row.ownerId), name, file);
      added.push({ ...world.db.evaluationImage.update(image.id, { file: name }) });
    }
    return { status: 201, body: added };
  },

  deleteEvaluationImage(call) {
    call.me();
    const { db } = call.world;
    const image = db.evaluationImage.get(call.param('id'));
    if (image === undefined) throw notFound('We couldn’t find that picture');
    editableEvaluation(call, image.evaluationId);
    db.evaluationImage.remove(image.id);
    return { status: 204 };
  },
} satisfies OperationsOf<'uploadEvaluationImages' | 'deleteEvaluationImage'>;
