import { createFileRoute } from '@tanstack/react-router';
import { GlossaryPage } from '@/features/knowledge-base/glossary/glossary-page';

export const Route = createFileRoute('/knowledge-base/glossary')({ component: GlossaryPage });
