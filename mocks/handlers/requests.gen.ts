// Generated from the contract by `npm run api`. Do not edit.

import type { Json, RequestShape } from './request-shape';

/** What the calls of each operation may carry. */
export const requests: Readonly<Record<string, RequestShape>> = {
 "getSession": {},
 "getAuthUser": {},
 "updateAuthUser": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/AuthUserUpdate"
   }
  }
 },
 "login": {
  "isPublic": true,
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/LoginRequest"
   }
  }
 },
 "logout": {
  "isPublic": true,
  "query": {
   "others": {
    "schema": {
     "type": "boolean",
     "default": false
    }
   }
  }
 },
 "confirmEmail": {
  "isPublic": true,
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/ConfirmEmailRequest"
   }
  }
 },
 "sendEmailConfirmation": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/EmailConfirmationRequest"
   }
  }
 },
 "listUsers": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "query": {
    "schema": {
     "type": "string",
     "maxLength": 100
    }
   },
   "suggested": {
    "schema": {
     "type": "boolean"
    }
   },
   "connected": {
    "schema": {
     "type": "boolean"
    }
   },
   "role": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/MemberRole"
    }
   },
   "area": {
    "schema": {
     "type": "string",
     "maxLength": 60
    }
   },
   "strategy": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/Strategy"
    }
   },
   "online": {
    "schema": {
     "type": "boolean"
    }
   },
   "sort": {
    "schema": {
     "type": "string",
     "enum": [
      "name",
      "-joinedAt",
      "-lastSeenAt"
     ]
    }
   },
   "admin": {
    "schema": {
     "type": "boolean"
    }
   },
   "status": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/AccountStatus"
    }
   },
   "accountRole": {
    "schema": {
     "type": "string",
     "enum": [
      "user",
      "admin"
     ]
    }
   },
   "plan": {
    "schema": {
     "type": "string",
     "enum": [
      "free",
      "pro",
      "business"
     ]
    }
   }
  }
 },
 "registerUser": {
  "isPublic": true,
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/Registration"
   }
  }
 },
 "listConnections": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "status": {
    "schema": {
     "type": "string",
     "enum": [
      "pending",
      "accepted",
      "declined",
      "blocked"
     ]
    }
   },
   "direction": {
    "schema": {
     "type": "string",
     "enum": [
      "in",
      "out"
     ]
    }
   },
   "query": {
    "schema": {
     "type": "string",
     "maxLength": 100
    }
   },
   "sort": {
    "schema": {
     "type": "string",
     "enum": [
      "recent",
      "name",
      "online"
     ],
     "default": "recent"
    }
   }
  }
 },
 "requestConnection": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/ConnectionRequest"
   }
  }
 },
 "updateConnection": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/ConnectionUpdate"
   }
  }
 },
 "removeConnection": {},
 "listPosts": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "feed": {
    "schema": {
     "type": "string",
     "enum": [
      "for-you",
      "connections",
      "deals",
      "saved"
     ],
     "default": "for-you"
    }
   },
   "sort": {
    "schema": {
     "type": "string",
     "enum": [
      "latest",
      "top"
     ],
     "default": "latest"
    }
   },
   "author": {
    "schema": {
     "type": "integer",
     "minimum": 1
    }
   },
   "tag": {
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 60
    }
   }
  }
 },
 "createPost": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewPost"
   },
   "form": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "content"
    ],
    "properties": {
     "content": {
      "type": "string",
      "minLength": 1,
      "format": "not-blank",
      "maxLength": 5000
     },
     "audience": {
      "$ref": "https://contract.invalid/#/$defs/Audience"
     },
     "lookingFor": {
      "$ref": "https://contract.invalid/#/$defs/LookingFor"
     },
     "videoUrl": {
      "$ref": "https://contract.invalid/#/$defs/VideoUrl"
     },
     "attachment": {
      "$ref": "https://contract.invalid/#/$defs/NewAttachment"
     },
     "poll": {
      "$ref": "https://contract.invalid/#/$defs/NewPoll"
     },
     "commentsOff": {
      "type": "boolean"
     },
     "clientId": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
     },
     "images": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "type": "string",
       "format": "binary"
      }
     },
     "alts": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "type": "string",
       "maxLength": 300
      }
     }
    }
   },
   "maxBytes": 55000000
  }
 },
 "getPost": {},
 "updatePost": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/PostUpdate"
   }
  }
 },
 "deletePost": {},
 "listComments": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "sort": {
    "schema": {
     "type": "string",
     "enum": [
      "top",
      "newest",
      "oldest"
     ],
     "default": "oldest"
    }
   }
  }
 },
 "createComment": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewComment"
   },
   "form": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "content"
    ],
    "properties": {
     "content": {
      "type": "string",
      "minLength": 1,
      "format": "not-blank",
      "maxLength": 2000
     },
     "commentId": {
      "type": "integer",
      "minimum": 1
     },
     "clientId": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
     },
     "pin": {
      "$ref": "https://contract.invalid/#/$defs/FigurePin"
     },
     "image": {
      "type": "string",
      "format": "binary"
     },
     "alt": {
      "type": "string",
      "maxLength": 300
     }
    }
   }
  }
 },
 "listReplies": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   }
  }
 },
 "updateComment": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/CommentUpdate"
   }
  }
 },
 "deleteComment": {},
 "likeComment": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/LikeRequest"
   }
  }
 },
 "likeReply": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/LikeRequest"
   }
  }
 },
 "listReactions": {
  "query": {
   "postId": {
    "schema": {
     "type": "integer",
     "minimum": 1
    },
    "required": true
   }
  }
 },
 "react": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewReaction"
   }
  }
 },
 "removeReaction": {},
 "listNotifications": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "unread": {
    "schema": {
     "type": "boolean"
    }
   },
   "type": {
    "schema": {
     "type": "array",
     "maxItems": 20,
     "items": {
      "type": "integer",
      "minimum": 1
     }
    }
   }
  }
 },
 "markAllNotificationsRead": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/MarkAllRequest"
   }
  }
 },
 "updateNotification": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NotificationUpdate"
   }
  }
 },
 "removeNotification": {},
 "getMedia": {
  "query": {
   "w": {
    "schema": {
     "type": "integer",
     "minimum": 16,
     "maximum": 3840
    }
   },
   "q": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100,
     "default": 75
    }
   }
  }
 },
 "requestPasswordReset": {
  "isPublic": true,
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/PasswordResetRequest"
   }
  }
 },
 "setNewPassword": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewPasswordRequest"
   }
  }
 },
 "signInWithGoogle": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/GoogleSignIn"
   }
  }
 },
 "signInWithFacebook": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/FacebookSignIn"
   }
  }
 },
 "signInWithApple": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/AppleSignIn"
   }
  }
 },
 "listInvitations": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "status": {
    "schema": {
     "$ref": "https://contract.invalid/#/$defs/InvitationStatus"
    }
   },
   "code": {
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    }
   }
  }
 },
 "inviteUsers": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/InvitationRequest"
   }
  }
 },
 "updateUser": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/UserUpdate"
   }
  }
 },
 "checkUsername": {
  "isPublic": true,
  "query": {
   "username": {
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    },
    "required": true
   }
  }
 },
 "getProfile": {
  "query": {
   "as": {
    "schema": {
     "type": "string",
     "enum": [
      "public",
      "members",
      "connections"
     ]
    }
   }
  }
 },
 "updateProfile": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/ProfileUpdate"
   },
   "form": {
    "type": "object",
    "additionalProperties": false,
    "minProperties": 1,
    "properties": {
     "image": {
      "type": "string",
      "format": "binary"
     },
     "cover": {
      "type": "string",
      "format": "binary"
     },
     "profile": {
      "$ref": "https://contract.invalid/#/$defs/ProfileUpdate"
     }
    }
   }
  }
 },
 "listBusinesses": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "businessType": {
    "schema": {
     "type": "string",
     "maxLength": 60
    }
   },
   "near": {
    "schema": {
     "type": "string",
     "maxLength": 60
    }
   },
   "radius": {
    "schema": {
     "type": "number",
     "exclusiveMinimum": 0,
     "maximum": 200
    }
   },
   "query": {
    "schema": {
     "type": "string",
     "maxLength": 100
    }
   },
   "accreditation": {
    "schema": {
     "type": "string",
     "maxLength": 40
    }
   },
   "username": {
    "schema": {
     "type": "string",
     "maxLength": 30
    }
   },
   "mine": {
    "schema": {
     "type": "boolean"
    }
   },
   "sort": {
    "schema": {
     "type": "string",
     "enum": [
      "relevance",
      "nearest",
      "-createdAt",
      "-rating",
      "name"
     ],
     "default": "relevance"
    }
   }
  }
 },
 "createBusiness": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewBusiness"
   }
  }
 },
 "getBusiness": {},
 "updateBusiness": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/BusinessUpdate"
   },
   "form": {
    "type": "object",
    "additionalProperties": false,
    "minProperties": 1,
    "properties": {
     "image": {
      "type": "string",
      "format": "binary"
     },
     "business": {
      "$ref": "https://contract.invalid/#/$defs/BusinessUpdate"
     }
    }
   }
  }
 },
 "deleteBusiness": {},
 "listBusinessTypes": {
  "isPublic": true,
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   }
  }
 },
 "createBusinessType": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewBusinessType"
   }
  }
 },
 "updateBusinessType": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/BusinessTypeUpdate"
   }
  }
 },
 "deleteBusinessType": {},
 "search": {
  "query": {
   "query": {
    "schema": {
     "type": "string",
     "minLength": 3,
     "maxLength": 200,
     "format": "not-blank"
    },
    "required": true
   }
  }
 },
 "listConversations": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "filter": {
    "schema": {
     "type": "string",
     "enum": [
      "all",
      "unread",
      "groups",
      "deals",
      "archived"
     ],
     "default": "all"
    }
   },
   "query": {
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    }
   }
  }
 },
 "createConversation": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewConversation"
   }
  }
 },
 "getConversation": {},
 "updateConversation": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/ConversationUpdate"
   }
  }
 },
 "deleteConversation": {},
 "listMessages": {
  "query": {
   "page": {
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 100000,
     "default": 1
    }
   },
   "around": {
    "schema": {
     "type": "integer",
     "minimum": 1
    }
   },
   "query": {
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    }
   },
   "pinned": {
    "schema": {
     "type": "boolean"
    }
   }
  }
 },
 "updateMessage": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/MessageUpdate"
   }
  }
 },
 "deleteMessage": {
  "query": {
   "for": {
    "schema": {
     "type": "string",
     "enum": [
      "me",
      "everyone"
     ],
     "default": "me"
    }
   }
  }
 },
 "createMessage": {
  "body": {
   "json": {
    "$ref": "https://contract.invalid/#/$defs/NewMessage"
   },
   "form": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "conversationId",
     "content",
     "clientId"
    ],
    "properties": {
     "conversationId": {
      "type": "integer",
      "minimum": 1
     },
     "content": {
      "type": "string",
      "maxLength": 8000
     },
     "clientId": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
     },
     "replyToId": {
      "type": "integer",
      "minimum": 1
     },
     "attachments": {
      "$ref": "https://contract.invalid/#/$defs/NewMessageCards"
     },
     "images": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "type": "string",
       "format": "binary"
      }
     },
     "alts": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "type": "string",
       "maxLength": 300
      }
     },
     "documents": {
      "type": "array",
      "maxItems": 5,
      "items": {
       "type": "string",
       "format": "binary"
      }
     }
    }
   },
   "maxBytes": 155000000
  }
 }
};

/** The schemas they refer to. */
export const schemas: Json = {
 "$id": "https://contract.invalid/",
 "$defs": {
  "AccountStatus": {
   "type": "string",
   "enum": [
    "active",
    "suspended"
   ]
  },
  "AppleSignIn": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "idToken",
    "code"
   ],
   "properties": {
    "idToken": {
     "type": "string",
     "minLength": 1,
     "maxLength": 8000
    },
    "code": {
     "type": "string",
     "minLength": 1,
     "maxLength": 2000
    },
    "user": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "firstName",
      "lastName"
     ],
     "properties": {
      "firstName": {
       "type": "string",
       "maxLength": 80
      },
      "lastName": {
       "type": "string",
       "maxLength": 80
      }
     }
    }
   }
  },
  "AttachmentKind": {
   "type": "string",
   "enum": [
    "evaluation",
    "listing",
    "property",
    "article",
    "link"
   ]
  },
  "Audience": {
   "type": "string",
   "enum": [
    "members",
    "connections",
    "me"
   ]
  },
  "AuthUserUpdate": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "avaThreadId"
   ],
   "properties": {
    "avaThreadId": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    }
   }
  },
  "BusinessAccreditation": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "body",
    "number"
   ],
   "properties": {
    "body": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 40
    },
    "number": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 40
    }
   }
  },
  "BusinessHours": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "day",
    "open",
    "close"
   ],
   "properties": {
    "day": {
     "type": "integer",
     "minimum": 1,
     "maximum": 7
    },
    "open": {
     "type": "string",
     "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
    },
    "close": {
     "type": "string",
     "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
    }
   }
  },
  "BusinessMemberUpdate": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "userId",
    "role"
   ],
   "properties": {
    "userId": {
     "type": "integer",
     "minimum": 1
    },
    "role": {
     "$ref": "https://contract.invalid/#/$defs/BusinessRole"
    }
   }
  },
  "BusinessRole": {
   "type": "string",
   "enum": [
    "owner",
    "admin",
    "member"
   ]
  },
  "BusinessService": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 80
    },
    "priceFrom": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000
    },
    "unit": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 30
    }
   }
  },
  "BusinessTypeGroup": {
   "type": "string",
   "enum": [
    "professional",
    "finance",
    "trade",
    "agency",
    "service"
   ]
  },
  "BusinessTypeUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 60
    },
    "group": {
     "$ref": "https://contract.invalid/#/$defs/BusinessTypeGroup"
    },
    "order": {
     "type": "integer",
     "minimum": 0,
     "maximum": 10000
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "BusinessUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "name": {
     "type": "string",
     "minLength": 2,
     "maxLength": 80,
     "format": "not-blank"
    },
    "username": {
     "type": "string",
     "minLength": 3,
     "maxLength": 30,
     "pattern": "^[a-z][a-z0-9_.-]*$"
    },
    "type": {
     "type": "string",
     "minLength": 1,
     "maxLength": 60
    },
    "tagline": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 120
    },
    "about": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 3000
    },
    "town": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 60
    },
    "outcode": {
     "type": [
      "string",
      "null"
     ],
     "pattern": "^[A-Z]{1,2}[0-9][A-Z0-9]?$"
    },
    "services": {
     "type": "array",
     "maxItems": 30,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/BusinessService"
     }
    },
    "areas": {
     "type": "array",
     "maxItems": 100,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "pattern": "^[A-Z]{1,2}[0-9][A-Z0-9]?$"
     }
    },
    "phone": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 7,
     "maxLength": 20,
     "pattern": "^[+0-9][0-9 ()-]*$"
    },
    "email": {
     "type": [
      "string",
      "null"
     ],
     "format": "email",
     "maxLength": 254
    },
    "website": {
     "type": [
      "string",
      "null"
     ],
     "format": "uri",
     "pattern": "^https?://",
     "maxLength": 300
    },
    "hours": {
     "type": "array",
     "maxItems": 7,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/BusinessHours"
     }
    },
    "accreditations": {
     "type": "array",
     "maxItems": 20,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/BusinessAccreditation"
     }
    },
    "companyNumber": {
     "type": [
      "string",
      "null"
     ],
     "pattern": "^([A-Z]{2}\\d{6}|\\d{8})$"
    },
    "members": {
     "type": "array",
     "minItems": 1,
     "maxItems": 50,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/BusinessMemberUpdate"
     }
    },
    "verified": {
     "type": "boolean"
    },
    "profileImage": {
     "type": "null"
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "ChatCardKind": {
   "type": "string",
   "enum": [
    "evaluation",
    "listing",
    "property",
    "contact"
   ]
  },
  "CommentUpdate": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "content"
   ],
   "properties": {
    "content": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 2000
    },
    "editedAt": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    }
   }
  },
  "ConfirmEmailRequest": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "token"
   ],
   "properties": {
    "token": {
     "type": "string",
     "minLength": 1,
     "maxLength": 500
    }
   }
  },
  "ConnectionRequest": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "userId"
   ],
   "properties": {
    "userId": {
     "type": "integer",
     "minimum": 1
    },
    "note": {
     "type": "string",
     "maxLength": 300
    },
    "status": {
     "type": "string",
     "enum": [
      "pending",
      "blocked"
     ]
    }
   }
  },
  "ConnectionUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "status": {
     "type": "string",
     "enum": [
      "accepted",
      "declined",
      "blocked"
     ]
    },
    "privateNote": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 1000
    },
    "tags": {
     "type": "array",
     "maxItems": 10,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "minLength": 1,
      "format": "not-blank",
      "maxLength": 30
     }
    }
   }
  },
  "ConversationUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 80
    },
    "dealRef": {
     "type": [
      "string",
      "null"
     ],
     "format": "uuid"
    },
    "addUserIds": {
     "type": "array",
     "minItems": 1,
     "maxItems": 20,
     "uniqueItems": true,
     "items": {
      "type": "integer",
      "minimum": 1
     }
    },
    "removeUserIds": {
     "type": "array",
     "minItems": 1,
     "maxItems": 20,
     "uniqueItems": true,
     "items": {
      "type": "integer",
      "minimum": 1
     }
    },
    "leave": {
     "type": "boolean",
     "const": true
    },
    "muted": {
     "type": "boolean"
    },
    "pinned": {
     "type": "boolean"
    },
    "archived": {
     "type": "boolean"
    },
    "unread": {
     "type": "boolean"
    },
    "readUpTo": {
     "type": "integer",
     "minimum": 1
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "EmailConfirmationRequest": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "uri"
   ],
   "properties": {
    "uri": {
     "type": "string",
     "format": "uri",
     "pattern": "^https?://",
     "maxLength": 200
    }
   }
  },
  "FacebookSignIn": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "accessToken"
   ],
   "properties": {
    "accessToken": {
     "type": "string",
     "minLength": 1,
     "maxLength": 8000
    }
   }
  },
  "FieldAudience": {
   "type": "string",
   "enum": [
    "public",
    "members",
    "connections",
    "me"
   ]
  },
  "FigurePin": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "evaluationId",
    "field"
   ],
   "properties": {
    "evaluationId": {
     "type": "string",
     "format": "uuid"
    },
    "field": {
     "type": "string",
     "minLength": 1,
     "maxLength": 60
    }
   }
  },
  "GoogleSignIn": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "credential"
   ],
   "properties": {
    "credential": {
     "type": "string",
     "minLength": 1,
     "maxLength": 8000
    },
    "clientId": {
     "type": "string",
     "maxLength": 200
    },
    "select_by": {
     "type": "string",
     "maxLength": 50
    }
   }
  },
  "InvitationRequest": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "emails",
    "uri"
   ],
   "properties": {
    "emails": {
     "type": "array",
     "minItems": 1,
     "maxItems": 20,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "format": "email",
      "maxLength": 254
     }
    },
    "message": {
     "type": "string",
     "maxLength": 500
    },
    "uri": {
     "type": "string",
     "format": "uri",
     "pattern": "^https?://",
     "maxLength": 200
    }
   }
  },
  "InvitationStatus": {
   "type": "string",
   "enum": [
    "sent",
    "joined",
    "expired"
   ]
  },
  "LikeRequest": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "liked"
   ],
   "properties": {
    "liked": {
     "type": "boolean"
    }
   }
  },
  "LoginRequest": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "identifier",
    "password"
   ],
   "properties": {
    "identifier": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 254
    },
    "password": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200,
     "format": "password"
    },
    "remember": {
     "type": "boolean",
     "default": false
    }
   }
  },
  "LookingFor": {
   "type": [
    "string",
    "null"
   ],
   "enum": [
    "advice",
    "funding",
    "jv_partner",
    "deal",
    "tradesperson",
    "tenant",
    null
   ]
  },
  "MarkAllRequest": {
   "type": "object",
   "additionalProperties": false
  },
  "MemberRole": {
   "type": "string",
   "enum": [
    "investor",
    "landlord",
    "property_manager",
    "agent",
    "sourcer",
    "developer",
    "broker",
    "solicitor",
    "accountant",
    "trade",
    "surveyor",
    "other"
   ]
  },
  "MessageUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "content": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 8000
    },
    "reaction": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 1,
     "maxLength": 16
    },
    "pinned": {
     "type": "boolean"
    },
    "editedAt": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    }
   }
  },
  "Nation": {
   "type": "string",
   "enum": [
    "england",
    "wales",
    "scotland",
    "northern_ireland"
   ]
  },
  "NewAttachment": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "refId"
   ],
   "properties": {
    "kind": {
     "$ref": "https://contract.invalid/#/$defs/AttachmentKind"
    },
    "refId": {
     "type": "string",
     "minLength": 1,
     "maxLength": 500
    }
   }
  },
  "NewBusiness": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name",
    "username",
    "type"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 2,
     "maxLength": 80,
     "format": "not-blank"
    },
    "username": {
     "type": "string",
     "minLength": 3,
     "maxLength": 30,
     "pattern": "^[a-z][a-z0-9_.-]*$"
    },
    "type": {
     "type": "string",
     "minLength": 1,
     "maxLength": 60
    },
    "tagline": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 120
    },
    "about": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 3000
    },
    "town": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 60
    },
    "outcode": {
     "type": [
      "string",
      "null"
     ],
     "pattern": "^[A-Z]{1,2}[0-9][A-Z0-9]?$"
    },
    "services": {
     "type": "array",
     "maxItems": 30,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/BusinessService"
     }
    },
    "areas": {
     "type": "array",
     "maxItems": 100,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "pattern": "^[A-Z]{1,2}[0-9][A-Z0-9]?$"
     }
    },
    "phone": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 7,
     "maxLength": 20,
     "pattern": "^[+0-9][0-9 ()-]*$"
    },
    "email": {
     "type": [
      "string",
      "null"
     ],
     "format": "email",
     "maxLength": 254
    },
    "website": {
     "type": [
      "string",
      "null"
     ],
     "format": "uri",
     "pattern": "^https?://",
     "maxLength": 300
    },
    "hours": {
     "type": "array",
     "maxItems": 7,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/BusinessHours"
     }
    },
    "accreditations": {
     "type": "array",
     "maxItems": 20,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/BusinessAccreditation"
     }
    },
    "companyNumber": {
     "type": [
      "string",
      "null"
     ],
     "pattern": "^([A-Z]{2}\\d{6}|\\d{8})$"
    }
   }
  },
  "NewBusinessType": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name",
    "group"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 60
    },
    "group": {
     "$ref": "https://contract.invalid/#/$defs/BusinessTypeGroup"
    },
    "order": {
     "type": "integer",
     "minimum": 0,
     "maximum": 10000
    }
   }
  },
  "NewComment": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "content"
   ],
   "properties": {
    "content": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 2000
    },
    "commentId": {
     "type": "integer",
     "minimum": 1
    },
    "clientId": {
     "type": "string",
     "minLength": 1,
     "maxLength": 64
    },
    "pin": {
     "$ref": "https://contract.invalid/#/$defs/FigurePin"
    }
   }
  },
  "NewConversation": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "userIds"
   ],
   "properties": {
    "userIds": {
     "type": "array",
     "minItems": 1,
     "maxItems": 20,
     "uniqueItems": true,
     "items": {
      "type": "integer",
      "minimum": 1
     }
    },
    "name": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 80
    },
    "dealRef": {
     "type": "string",
     "format": "uuid"
    }
   }
  },
  "NewMessage": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "conversationId",
    "content",
    "clientId"
   ],
   "properties": {
    "conversationId": {
     "type": "integer",
     "minimum": 1
    },
    "content": {
     "type": "string",
     "maxLength": 8000
    },
    "clientId": {
     "type": "string",
     "minLength": 1,
     "maxLength": 64
    },
    "replyToId": {
     "type": "integer",
     "minimum": 1
    },
    "attachments": {
     "$ref": "https://contract.invalid/#/$defs/NewMessageCards"
    }
   }
  },
  "NewMessageCard": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "refId"
   ],
   "properties": {
    "kind": {
     "$ref": "https://contract.invalid/#/$defs/ChatCardKind"
    },
    "refId": {
     "type": "string",
     "minLength": 1,
     "maxLength": 64
    }
   }
  },
  "NewMessageCards": {
   "type": "array",
   "maxItems": 5,
   "items": {
    "$ref": "https://contract.invalid/#/$defs/NewMessageCard"
   }
  },
  "NewPasswordRequest": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "password"
   ],
   "properties": {
    "token": {
     "type": "string",
     "minLength": 1,
     "maxLength": 500
    },
    "currentPassword": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200,
     "format": "password"
    },
    "password": {
     "type": "string",
     "minLength": 10,
     "maxLength": 200,
     "format": "password"
    }
   }
  },
  "NewPoll": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "options",
    "days"
   ],
   "properties": {
    "options": {
     "type": "array",
     "minItems": 2,
     "maxItems": 6,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "minLength": 1,
      "format": "not-blank",
      "maxLength": 80
     }
    },
    "days": {
     "type": "integer",
     "minimum": 1,
     "maximum": 14
    }
   }
  },
  "NewPost": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "content"
   ],
   "properties": {
    "content": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 5000
    },
    "audience": {
     "$ref": "https://contract.invalid/#/$defs/Audience"
    },
    "lookingFor": {
     "$ref": "https://contract.invalid/#/$defs/LookingFor"
    },
    "videoUrl": {
     "$ref": "https://contract.invalid/#/$defs/VideoUrl"
    },
    "attachment": {
     "$ref": "https://contract.invalid/#/$defs/NewAttachment"
    },
    "poll": {
     "$ref": "https://contract.invalid/#/$defs/NewPoll"
    },
    "commentsOff": {
     "type": "boolean"
    },
    "clientId": {
     "type": "string",
     "minLength": 1,
     "maxLength": 64
    }
   }
  },
  "NewReaction": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "postId",
    "type"
   ],
   "properties": {
    "postId": {
     "type": "integer",
     "minimum": 1
    },
    "type": {
     "$ref": "https://contract.invalid/#/$defs/ReactionType"
    },
    "price": {
     "$ref": "https://contract.invalid/#/$defs/ReactionPrice"
    }
   }
  },
  "NotificationChannels": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "inApp",
    "email",
    "sound"
   ],
   "properties": {
    "inApp": {
     "type": "boolean"
    },
    "email": {
     "type": "boolean"
    },
    "sound": {
     "type": "boolean"
    }
   }
  },
  "NotificationUpdate": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "read"
   ],
   "properties": {
    "read": {
     "type": "boolean"
    }
   }
  },
  "PasswordResetRequest": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "email",
    "uri"
   ],
   "properties": {
    "email": {
     "type": "string",
     "format": "email",
     "maxLength": 254
    },
    "uri": {
     "type": "string",
     "format": "uri",
     "pattern": "^https?://",
     "maxLength": 200
    }
   }
  },
  "PostUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "content": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 5000
    },
    "audience": {
     "$ref": "https://contract.invalid/#/$defs/Audience"
    },
    "lookingFor": {
     "$ref": "https://contract.invalid/#/$defs/LookingFor"
    },
    "commentsOff": {
     "type": "boolean"
    },
    "pinned": {
     "type": "boolean"
    },
    "saved": {
     "type": "boolean"
    },
    "muted": {
     "type": "boolean"
    },
    "vote": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 0,
     "maximum": 5
    },
    "editedAt": {
     "type": [
      "string",
      "null"
     ],
     "format": "date-time"
    }
   }
  },
  "PreferencesUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "theme": {
     "type": "string",
     "enum": [
      "light",
      "dark",
      "system"
     ]
    },
    "density": {
     "type": "string",
     "enum": [
      "comfortable",
      "compact"
     ]
    },
    "areaUnit": {
     "type": "string",
     "enum": [
      "sqft",
      "sqm"
     ]
    },
    "defaultNation": {
     "$ref": "https://contract.invalid/#/$defs/Nation"
    },
    "shortcuts": {
     "type": "boolean"
    },
    "reducedMotion": {
     "type": "boolean"
    },
    "startPage": {
     "type": "string",
     "enum": [
      "/",
      "/conversations",
      "/property-search",
      "/property-evaluations",
      "/pipeline",
      "/portfolio"
     ]
    },
    "notification": {
     "type": "object",
     "propertyNames": {
      "pattern": "^([1-9]|10|13)$"
     },
     "additionalProperties": {
      "$ref": "https://contract.invalid/#/$defs/NotificationChannels"
     }
    },
    "quietHours": {
     "oneOf": [
      {
       "$ref": "https://contract.invalid/#/$defs/QuietHours"
      },
      {
       "type": "null"
      }
     ]
    },
    "digest": {
     "type": "string",
     "enum": [
      "off",
      "daily",
      "weekly"
     ]
    },
    "digestDay": {
     "type": "integer",
     "minimum": 1,
     "maximum": 7
    },
    "readReceipts": {
     "type": "boolean"
    },
    "showOnline": {
     "type": "boolean"
    },
    "findByEmail": {
     "type": "boolean"
    },
    "messagesFrom": {
     "type": "string",
     "enum": [
      "members",
      "connections",
      "nobody"
     ]
    },
    "connectionsFrom": {
     "type": "string",
     "enum": [
      "members",
      "mutuals",
      "nobody"
     ]
    },
    "mutedUserIds": {
     "type": "array",
     "maxItems": 500,
     "uniqueItems": true,
     "items": {
      "type": "integer",
      "minimum": 1
     }
    },
    "analytics": {
     "type": "boolean"
    }
   }
  },
  "ProfileAudienceUpdate": {
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "bio": {
     "$ref": "https://contract.invalid/#/$defs/FieldAudience"
    },
    "regions": {
     "$ref": "https://contract.invalid/#/$defs/FieldAudience"
    },
    "budget": {
     "$ref": "https://contract.invalid/#/$defs/FieldAudience"
    },
    "lookingFor": {
     "$ref": "https://contract.invalid/#/$defs/FieldAudience"
    },
    "offering": {
     "$ref": "https://contract.invalid/#/$defs/FieldAudience"
    },
    "experience": {
     "$ref": "https://contract.invalid/#/$defs/FieldAudience"
    },
    "languages": {
     "$ref": "https://contract.invalid/#/$defs/FieldAudience"
    },
    "links": {
     "$ref": "https://contract.invalid/#/$defs/FieldAudience"
    },
    "memberships": {
     "$ref": "https://contract.invalid/#/$defs/FieldAudience"
    },
    "companies": {
     "$ref": "https://contract.invalid/#/$defs/FieldAudience"
    }
   }
  },
  "ProfileLink": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "label",
    "url"
   ],
   "properties": {
    "label": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 40
    },
    "url": {
     "type": "string",
     "format": "uri",
     "pattern": "^https?://",
     "maxLength": 300
    }
   }
  },
  "ProfileMembership": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "name",
    "number"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 60
    },
    "number": {
     "type": "string",
     "minLength": 1,
     "format": "not-blank",
     "maxLength": 40
    }
   }
  },
  "ProfileUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "headline": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 120
    },
    "roles": {
     "type": "array",
     "minItems": 1,
     "maxItems": 5,
     "uniqueItems": true,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/MemberRole"
     }
    },
    "town": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 60
    },
    "outcode": {
     "type": [
      "string",
      "null"
     ],
     "pattern": "^[A-Z]{1,2}[0-9][A-Z0-9]?$"
    },
    "bio": {
     "type": [
      "string",
      "null"
     ],
     "maxLength": 1000
    },
    "strategies": {
     "type": "array",
     "maxItems": 9,
     "uniqueItems": true,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/Strategy"
     }
    },
    "regions": {
     "type": "array",
     "maxItems": 20,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "minLength": 1,
      "format": "not-blank",
      "maxLength": 60
     }
    },
    "budgetMin": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "budgetMax": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 1000000000
    },
    "lookingFor": {
     "type": "array",
     "maxItems": 6,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "enum": [
       "advice",
       "funding",
       "jv",
       "deals",
       "trade",
       "tenants"
      ]
     }
    },
    "offering": {
     "type": "array",
     "maxItems": 3,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "enum": [
       "lending",
       "jv",
       "mentoring"
      ]
     }
    },
    "experience": {
     "type": [
      "string",
      "null"
     ],
     "enum": [
      "0",
      "1-3",
      "4-10",
      "11-25",
      "26+",
      null
     ]
    },
    "languages": {
     "type": "array",
     "maxItems": 20,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "minLength": 1,
      "format": "not-blank",
      "maxLength": 40
     }
    },
    "links": {
     "type": "array",
     "maxItems": 10,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/ProfileLink"
     }
    },
    "memberships": {
     "type": "array",
     "maxItems": 10,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/ProfileMembership"
     }
    },
    "companies": {
     "type": "array",
     "maxItems": 10,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "pattern": "^([A-Z]{2}\\d{6}|\\d{8})$"
     }
    },
    "audience": {
     "$ref": "https://contract.invalid/#/$defs/ProfileAudienceUpdate"
    },
    "profileImage": {
     "type": "null"
    },
    "coverImage": {
     "type": "null"
    },
    "updatedAt": {
     "type": "string",
     "format": "date-time"
    }
   }
  },
  "QuietHours": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "from",
    "to"
   ],
   "properties": {
    "from": {
     "type": "string",
     "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
    },
    "to": {
     "type": "string",
     "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
    }
   }
  },
  "ReactionPrice": {
   "type": [
    "number",
    "null"
   ],
   "minimum": 1,
   "maximum": 100000000
  },
  "ReactionType": {
   "type": "string",
   "enum": [
    "like",
    "congrats",
    "insightful",
    "interested",
    "would_buy",
    "too_dear"
   ]
  },
  "Registration": {
   "type": "object",
   "additionalProperties": false,
   "required": [
    "fullName",
    "username",
    "role",
    "termsAccepted"
   ],
   "properties": {
    "fullName": {
     "type": "string",
     "minLength": 2,
     "maxLength": 80,
     "format": "not-blank"
    },
    "username": {
     "type": "string",
     "minLength": 3,
     "maxLength": 30,
     "pattern": "^[a-z][a-z0-9_.-]*$"
    },
    "email": {
     "type": "string",
     "format": "email",
     "maxLength": 254
    },
    "password": {
     "type": "string",
     "minLength": 10,
     "maxLength": 200,
     "format": "password"
    },
    "registrationToken": {
     "type": "string",
     "minLength": 1,
     "maxLength": 500
    },
    "role": {
     "$ref": "https://contract.invalid/#/$defs/MemberRole"
    },
    "businessName": {
     "type": "string",
     "minLength": 2,
     "maxLength": 80,
     "format": "not-blank"
    },
    "businessType": {
     "type": "string",
     "minLength": 1,
     "maxLength": 60
    },
    "termsAccepted": {
     "type": "boolean",
     "const": true
    },
    "newsletter": {
     "type": "boolean"
    },
    "invite": {
     "type": "string",
     "maxLength": 100
    },
    "uri": {
     "type": "string",
     "format": "uri",
     "pattern": "^https?://",
     "maxLength": 200
    }
   }
  },
  "SignInProvider": {
   "type": "string",
   "enum": [
    "google",
    "facebook",
    "apple"
   ]
  },
  "Strategy": {
   "type": "string",
   "enum": [
    "btl",
    "brrr",
    "hmo",
    "sa",
    "flip",
    "r2r",
    "commercial",
    "development",
    "land"
   ]
  },
  "UserUpdate": {
   "type": "object",
   "additionalProperties": false,
   "minProperties": 1,
   "properties": {
    "fullName": {
     "type": "string",
     "minLength": 2,
     "maxLength": 80,
     "format": "not-blank"
    },
    "username": {
     "type": "string",
     "minLength": 3,
     "maxLength": 30,
     "pattern": "^[a-z][a-z0-9_.-]*$"
    },
    "email": {
     "type": "string",
     "format": "email",
     "maxLength": 254
    },
    "currentPassword": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200,
     "format": "password"
    },
    "phone": {
     "type": [
      "string",
      "null"
     ],
     "minLength": 7,
     "maxLength": 20,
     "pattern": "^[+0-9][0-9 ()-]*$"
    },
    "newsletter": {
     "type": "boolean"
    },
    "preferences": {
     "$ref": "https://contract.invalid/#/$defs/PreferencesUpdate"
    },
    "providers": {
     "type": "array",
     "uniqueItems": true,
     "items": {
      "$ref": "https://contract.invalid/#/$defs/SignInProvider"
     }
    },
    "role": {
     "type": "string",
     "enum": [
      "user",
      "admin"
     ]
    },
    "status": {
     "$ref": "https://contract.invalid/#/$defs/AccountStatus"
    },
    "reason": {
     "type": "string",
     "minLength": 1,
     "maxLength": 500,
     "format": "not-blank"
    }
   }
  },
  "VideoUrl": {
   "type": "string",
   "format": "uri",
   "pattern": "^https?://",
   "maxLength": 500
  }
 }
};
