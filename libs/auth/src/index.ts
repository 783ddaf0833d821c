export { catalog } from './catalog.ts';
export { descriptions } from './descriptions.ts';
export type { AuthLayout } from './frame/AuthFrame.tsx';
export { projectQuery } from './info/project.query.ts';
export { PasswordPrompt, type PasswordPromptProps } from './password/PasswordPrompt.tsx';
export { signOutMutation } from './player/sign-out.mutation.ts';
export { SignInForm, type SignInFormProps } from './sign-in/SignInForm.tsx';
export { signInWithStored } from './sign-in/stored-credentials.ts';
export { SignUpFlow, type SignUpFlowProps } from './sign-up/SignUpFlow.tsx';
