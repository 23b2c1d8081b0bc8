import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '@/features/account/password/forgot-password-page';

export const Route = createFileRoute('/account/forgot-password')({ component: ForgotPasswordPage });
