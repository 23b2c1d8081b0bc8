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
  "isPublic": true
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
  "VideoUrl": {
   "type": "string",
   "format": "uri",
   "pattern": "^https?://",
   "maxLength": 500
  }
 }
};
