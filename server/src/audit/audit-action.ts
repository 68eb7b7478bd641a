/** Everything that the audit log knows to have been done. */
export type AuditAction =
  | 'ACCOUNT_CREATED'
  | 'ASSESSMENTS_RESET'
  | 'ASSESSMENT_SETTINGS_CHANGED'
  | 'CURRICULUM_IMPORTED'
  | 'EMAIL_CHANGED'
  | 'GROUP_CHANGED'
  | 'GROUP_JOINED'
  | 'GROUP_OPENED'
  | 'LOCKED_OUT'
  | 'NAME_CHANGED'
  | 'PASSWORD_CHANGED'
  | 'ROLE_CHANGED'
  | 'SESSIONS_ENDED'
  | 'SIGNED_IN'
  | 'USER_CHANGED'
  | 'USER_RECORDED';
